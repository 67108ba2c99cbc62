import type { Bell, DayView, RoundKind, RoundView } from '../../../wire/council';

/** When the fixtures' clock stands at 2 hours and 40 minutes. */
export const NOW = 9_600_000;

const MINUTE = 60_000;

/** Three Acts of five rounds; ids from 1. */
const PLAN: [kind: RoundKind, minutes: number][] = [
  ['action', 25],
  ['diplomacy', 15],
  ['action', 25],
  ['assembly', 20],
  ['diplomacy', 10],
];

const NAMES = { diplomacy: 'Diplomacy Round', assembly: 'Assembly' };

type Planned = { id: number; kind: RoundKind; act: number; name: string; minutes: number };

function planned(): Planned[] {
  let actions = 0;
  return [1, 2, 3].flatMap((act) =>
    PLAN.map(([kind, minutes], n) => {
      const name = kind === 'action' ? `Action Round ${(actions += 1)}` : NAMES[kind];
      return { id: (act - 1) * PLAN.length + n + 1, kind, act, name, minutes };
    }),
  );
}

/** How much of the round under way is left, by how near its end is. */
const LEFT: Record<Bell, number> = { quiet: 9.4, warned: 1.6, over: -3.2 };

/** The day with this round under way, by its id; those before are over, one of them left out. */
export function day(now = 3, bell: Bell = 'quiet', left = LEFT[bell]): DayView {
  const rounds = planned();
  const current = rounds.find((one) => one.id === now);
  let ends = NOW + left * MINUTE - (current?.minutes ?? 0) * MINUTE;
  const before = rounds
    .filter((one) => one.id < now)
    .reverse()
    .map((one): RoundView => {
      // Rounds were a minute longer than planned: the day runs late.
      const took = (one.minutes + 1) * MINUTE;
      const skipped = one.id === 9;
      const row = { began_at: skipped ? null : ends - took, ends_at: skipped ? null : ends };
      if (!skipped) ends -= took;
      return { ...shown(one), ...row, state: skipped ? 'skipped' : 'over' };
    })
    .reverse();
  const began = NOW + left * MINUTE - (current?.minutes ?? 0) * MINUTE;
  return {
    rounds: rounds.map((one): RoundView => {
      const over = before.find((row) => row.id === one.id);
      if (over) return over;
      if (one.id !== now) return shown(one);
      const ends_at = NOW + left * MINUTE;
      return { ...shown(one), state: 'now', began_at: began, ends_at, bell };
    }),
    now: current?.id ?? null,
    next: next(rounds, now),
  };
}

function shown({ id, kind, act, name, minutes }: Planned): RoundView {
  const seconds = minutes * 60;
  const unbegun = { began_at: null, ends_at: null, bell: 'quiet' as const };
  return { id, kind, act, name, seconds, state: 'ahead', ...unbegun };
}

function next(rounds: Planned[], now: number): string | null {
  const row = rounds.find((one) => one.id === now + 1);
  if (!row) return 'Begin the Diplomacy Round';
  if (row.kind === 'assembly') return 'Open the Assembly: 10 motions';
  if (row.kind === 'diplomacy') return 'Begin the Diplomacy Round';
  const begun = rounds.find((one) => one.id === now)?.act ?? row.act;
  return row.act > begun ? `Begin Act ${row.act}: ${row.name}` : `Begin ${row.name}`;
}

/** A table that plans nothing: one round after the other, without a clock. */
export function unplanned(): DayView {
  const action: Planned = { id: 1, kind: 'action', act: 1, name: 'Action Round 1', minutes: 0 };
  const now = { state: 'now' as const, began_at: NOW - 40 * MINUTE };
  return { rounds: [{ ...shown(action), ...now }], now: 1, next: 'Begin the Diplomacy Round' };
}
