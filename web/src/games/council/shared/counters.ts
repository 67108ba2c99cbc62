import type { Counter, CouncilView } from '../../../wire/council';

type Called = Pick<CouncilView, 'counters'>;

/** What a counter is called at this table: as Control has named it, else as it is called anyway. */
export function calledAs({ counters }: Called, counter: string, own: string): string {
  return counters.find((row) => row.counter === counter)?.name || own;
}

/** What the counters that Control has named are called, for all sentences. */
export const namesOf = ({ counters }: Called): Record<string, string> =>
  Object.fromEntries(counters.flatMap(({ counter, name }) => (name ? [[counter, name]] : [])));

/** Whether Control has named it. */
export const isRenamed = ({ counters }: Called, counter: string): boolean =>
  counters.some((row) => row.counter === counter && row.name !== '');

/** So much of a counter in a sentence: in the name that Control has given it, else as it is counted anyway. */
export const countedAs = (game: Called, counter: string, amount: number, own: string): string =>
  isRenamed(game, counter) ? `${amount} ${calledAs(game, counter, own)}` : own;

/** Whether Control has left a counter out: no screen shows it. */
export const isLeftOut = ({ counters }: Called, counter: string): boolean =>
  counters.some((row) => row.counter === counter && row.left_out);

/** Rows of figures as they are shown at this table; those that are no counter stay as they are. */
export function asCalled<Row extends { label: string; of?: Counter }>(
  game: Called,
  rows: Row[],
): Row[] {
  return rows
    .filter(({ of }) => of === undefined || !isLeftOut(game, of))
    .map((row) =>
      row.of === undefined ? row : { ...row, label: calledAs(game, row.of, row.label) },
    );
}
