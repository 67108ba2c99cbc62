import type { Aids, ControlView, TableView } from '../../../wire/atlantida';

/*
 * Situations of a game as the rules show them; how each comes about is in `tests/atlantida/fixtures`. What never
 * changes lies once, in `aids.json`. Every call makes a copy, which a test may change as it likes.
 */
type Recorded = {
  /** The table's clock. */
  now: number;
  public: Omit<TableView, 'aids'>;
  control: ControlView;
  seats: Record<string, unknown>;
};

const files = import.meta.glob<string>('./recorded/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

function read(name: string): unknown {
  const file = files[`./recorded/${name}.json`];
  if (!file) throw new Error(`Nothing is recorded by the name “${name}”.`);
  return JSON.parse(file);
}

const situation = (name: string): Recorded => read(name) as Recorded;

/** What everybody sees. */
export const table = (name: string): TableView => ({
  ...situation(name).public,
  aids: read('aids') as Aids,
});

/** What Control sees beyond that. */
export const control = (name: string): ControlView => situation(name).control;

/** What a seat sees beyond that. */
export function seat<View>(name: string, faction: string): View {
  const found = situation(name).seats[faction];
  if (!found) throw new Error(`There is no seat “${faction}” in “${name}”.`);
  return found as View;
}

/** Who sits there. */
export const seatsOf = (name: string): string[] => Object.keys(situation(name).seats);

/** The table's clock in that situation. */
export const nowIn = (name: string): number => situation(name).now;

/** The names of all situations. */
export const SITUATIONS = Object.keys(files)
  .map((path) => path.slice('./recorded/'.length, -'.json'.length))
  .filter((name) => name !== 'aids');
