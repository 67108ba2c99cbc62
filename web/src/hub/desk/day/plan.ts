import type { Text } from '../../../ui/told.svelte';
import { roundsAhead, type Length } from '../../day/rounds';
import type { Answer } from '../../table.svelte';
import type { DayView } from '../../views';

/** A sort of rounds. */
export type RoundKind = {
  name: string;
  emblem: string;
  /** Whether its rounds are numbered: the usual sort. */
  numbered?: boolean;
};

/** What a game brings whose day has rounds. */
export type Rounds = {
  day: DayView;
  /** The sorts of rounds, in the order in which they are offered. */
  kinds: Record<string, RoundKind>;
  /** The act that is played: no round ahead is of an earlier one. */
  act: number;
  /** How many acts a day has. */
  acts: number;
  /** What follows the round under way, or what the day begins with. */
  next: Text | undefined;
  /** The key of the alarm that says the same as the bell, and offers more time. */
  alarm: string;
  /** Makes these the rounds ahead. */
  plan(rounds: Planned[]): Promise<Answer>;
  /** Gives the round under way so many seconds from now; null for no clock. */
  time(round: number, seconds: number | null): Promise<Answer>;
};

/** A round ahead, as the server is told of it. */
export type Planned = { round: string; act: number; minutes: number };

/** The server's own bounds. */
export const MOST_MINUTES = 480;
export const MOST_ROUNDS = 60;
const MOST_SECONDS = MOST_MINUTES * 60;

/** A round of the plan that is being changed. Its id is below 0 while the server does not know it. */
export type PlanRow = { id: number; kind: string; act: number; minutes: number };

/** The rounds ahead, ready to be changed. */
export function planOf(day: DayView): PlanRow[] {
  return roundsAhead(day).map(({ id, kind, act, seconds }) => ({
    id,
    kind,
    act,
    minutes: Math.round(seconds / 60),
  }));
}

/** A round trades places with a neighbour. The Acts stay where they are, so that they never fall. */
export function moved(rows: PlanRow[], at: number, by: 1 | -1): PlanRow[] {
  const [one, other] = [rows[at], rows[at + by]];
  if (!one || !other) return rows;
  const next = [...rows];
  next[at] = { ...other, act: one.act };
  next[at + by] = { ...one, act: other.act };
  return next;
}

/** One more round at the end, in the Act of the last one and as long as the last of its sort. */
export function added(rows: PlanRow[], day: DayView, kind: string, act: number): PlanRow[] {
  const alike = [...rows].reverse().find((row) => row.kind === kind)?.minutes;
  const before = [...day.rounds].reverse().find((round) => round.kind === kind);
  const minutes = alike ?? Math.round((before?.seconds ?? 0) / 60);
  const id = Math.min(0, ...rows.map((row) => row.id)) - 1;
  return [...rows, { id, kind, act: rows.at(-1)?.act ?? act, minutes }];
}

export function removed(rows: PlanRow[], at: number): PlanRow[] {
  return rows.filter((_, n) => n !== at);
}

/** Another length; 0 is no clock. */
export function timed(rows: PlanRow[], at: number, minutes: number): PlanRow[] {
  const within = Math.min(MOST_MINUTES, Math.max(0, Math.round(minutes) || 0));
  return rows.map((row, n) => (n === at ? { ...row, minutes: within } : row));
}

/** Another Act for one round; the others keep theirs. */
export function inAct(rows: PlanRow[], at: number, act: number): PlanRow[] {
  return rows.map((row, n) => (n === at ? { ...row, act } : row));
}

/** The Acts that a round can be of: no earlier than the round before it, no later than the next. */
export function actsOf(rows: PlanRow[], at: number, now: number, last: number): [number, number] {
  return [Math.max(now, rows[at - 1]?.act ?? now), rows[at + 1]?.act ?? last];
}

/** What each row will be called: rounds with numbers go on counting from those that were. */
export function names(rows: PlanRow[], { day, kinds }: Pick<Rounds, 'day' | 'kinds'>): string[] {
  const begun = day.rounds.filter(({ state }) => state === 'over' || state === 'now');
  const counts: Record<string, number> = {};
  for (const { kind } of begun) counts[kind] = (counts[kind] ?? 0) + 1;
  return rows.map(({ kind }) => {
    const { name = kind, numbered = false } = kinds[kind] ?? {};
    if (!numbered) return name;
    const n = (counts[kind] ?? 0) + 1;
    counts[kind] = n;
    return `${name} ${n}`;
  });
}

/** The rounds that were and the plan after them, for a forecast. */
export function lengths(rows: PlanRow[], day: DayView): Length[] {
  const before = day.rounds.filter(({ state }) => state === 'over' || state === 'now');
  const ahead = rows.map(({ id, minutes }): Length => ({
    id,
    seconds: minutes * 60,
    state: 'ahead',
    began_at: null,
    ends_at: null,
  }));
  return [...before, ...ahead];
}

/** The plan as the server is told of it. */
export const planned = (rows: PlanRow[]): Planned[] =>
  rows.map(({ kind, act, minutes }) => ({ round: kind, act, minutes }));

export function isChanged(rows: PlanRow[], day: DayView): boolean {
  return JSON.stringify(planned(rows)) !== JSON.stringify(planned(planOf(day)));
}

/** The seconds that a round has from now on with so many minutes more; null for no clock. */
export function secondsWith(leftMs: number | null, more: number | null): number | null {
  if (more === null) return null;
  const left = Math.ceil(Math.max(0, leftMs ?? 0) / 1000);
  return Math.min(MOST_SECONDS, Math.max(0, left + more * 60));
}

/** Whether the day has begun and nothing follows the round under way. */
export const isDayOver = ({ rounds, next }: DayView): boolean =>
  next === null && rounds.some(({ state }) => state !== 'ahead');
