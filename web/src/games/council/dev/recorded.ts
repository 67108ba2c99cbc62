import { applyPatch, type Operation } from 'fast-json-patch';

import type {
  ChronicleView,
  ControlSeat,
  ControlView,
  CouncilView,
  SeatView,
  SheetsView,
  Step,
} from '../../../wire/council';
import { renamed } from './names';

/**
 * Situations of a game as the rules show them. `make fixtures` records them; how each comes about is in
 * `tests/rules/fixtures`. The name of a step is a situation in that step. Every call makes a copy, which
 * a test may change as it likes.
 */
type Recorded = {
  /** The table's clock. */
  now: number;
  public: CouncilView;
  /** What Control sees of a seat is left out where the seat sees the same. */
  control: Omit<ControlView, 'seats'> & { seats: (Partial<ControlSeat> & { faction: string })[] };
  seats: Record<string, SeatView>;
};
type Told = { from: string; changes: Operation[] };

/** As they were written: read when they are wanted, of which there are few on a page. */
const files = import.meta.glob<string>('./recorded/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const whole = new Map<string, Recorded>();

/** What was recorded by that name, as it lies in its file. */
export function recorded(name: string): unknown {
  const file = files[`./recorded/${name}.json`];
  if (!file) throw new Error(`Nothing is recorded by the name “${name}”.`);
  return JSON.parse(file);
}

function situation(name: string): Recorded {
  let made = whole.get(name);
  if (!made) {
    const file = recorded(name) as Recorded | Told;
    made = renamed(plain(file));
    whole.set(name, made);
  }
  return made;
}

/** What was told as changes of another situation, whole. */
function plain(file: Recorded | Told): Recorded {
  if (!('from' in file)) return file;
  const from = plain(recorded(file.from) as Recorded | Told);
  return applyPatch(from, file.changes).newDocument;
}

/** What everybody sees. */
export function council(name: string, change: Partial<CouncilView> = {}): CouncilView {
  return { ...structuredClone(situation(name).public), ...change };
}

/** What Control sees. */
export function control(name: string, change: Partial<ControlView> = {}): ControlView {
  const { control: own, seats } = structuredClone(situation(name));
  const rows = own.seats.map((row): ControlSeat => {
    const { ask, extra_seconds, actions, give, street } = seatIn(seats, row.faction);
    return { ask, extra_seconds, actions, give, street, ...row };
  });
  return { ...own, seats: rows, ...change };
}

/** What a seat sees. */
export function seat(name: string, faction: string, change: Partial<SeatView> = {}): SeatView {
  return { ...structuredClone(seatIn(situation(name).seats, faction)), ...change };
}

function seatIn(seats: Record<string, SeatView>, faction: string): SeatView {
  const found = seats[faction];
  if (!found) throw new Error(`There is no seat “${faction}”.`);
  return found;
}

/** The table's clock in that situation. */
export const nowIn = (name: string): number => situation(name).now;

/** Something of a view that must be there. */
export function there<T>(part: T | null | undefined): T {
  if (part === null || part === undefined) throw new Error('The situation has no such part.');
  return part;
}

const names = Object.keys(files).map((path) => path.slice('./recorded/'.length, -'.json'.length));

/** All that was recorded for tables of three and of twelve: only what everybody sees. */
export const CROWDS = names.filter((name) => /-(3|12)$/.test(name));
/** All situations of the eight factions. */
export const SITUATIONS = names.filter(
  (name) => !CROWDS.includes(name) && !/^(chronicle-|sheets$)/.test(name),
);

/** The steps of a stasis, in their order. */
const STEPS: Step[] = [
  'stasis_cards',
  'muster',
  'deploy',
  'hand_dice',
  'battles',
  'tyche',
  'battle_dice',
  'battle',
  'spoils',
  'share',
  'score',
  'score_tied',
  'amend',
  'amended',
];
/** The situations of a stasis, in the order of its steps. */
export const STREETS = STEPS.flatMap((step) =>
  SITUATIONS.filter((name) => situation(name).public.step === step),
);

export const chronicleOf = (edition: string) => recorded(`chronicle-${edition}`) as ChronicleView;
export const sheets = () => recorded('sheets') as SheetsView;
