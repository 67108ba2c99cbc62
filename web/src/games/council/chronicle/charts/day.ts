import { say } from '../texts';
import type { Text } from '../../../../ui/told.svelte';
import type { ChronicleView, Moment, MomentKind, Series } from '../../../../wire/council';

/** When the day began and ended, on the table's clock: what any figure, moment or frame reaches. */
export function span({ series, moments }: ChronicleView, seen: number[]): [number, number] {
  const times = [
    ...series.flatMap(({ points }) => points.map(({ at }) => at)),
    ...moments.map(({ at }) => at),
    ...seen,
  ];
  if (times.length === 0) return [0, 1];
  const from = times.reduce((a, b) => Math.min(a, b));
  const to = times.reduce((a, b) => Math.max(a, b));
  return [from, Math.max(to, from + 1)];
}

/** The largest value of some figures. */
export function most(series: Series[]): number {
  return series.reduce(
    (all, { points }) => points.reduce((here, { value }) => Math.max(here, value), all),
    1,
  );
}

/** An icon of the set for each sort of turning point. */
const MARKS: Record<MomentKind, { emblem: string }> = {
  act: { emblem: 'greek-temple' },
  round: { emblem: 'hourglass' },
  cycle: { emblem: 'laurel-crown' },
  vote: { emblem: 'vote' },
  law: { emblem: 'scroll-unfurled' },
  exile: { emblem: 'exit-door' },
  stasis: { emblem: 'burning-embers' },
  winner: { emblem: 'laurels-trophy' },
  assembly: { emblem: 'public-speaker' },
};

export const emblemOf = (kind: MomentKind): string => MARKS[kind].emblem;

/** The moments that divide the day: Acts, rounds, stases, Assemblies. */
export function divisions(moments: Moment[]): Moment[] {
  return moments.filter(({ kind }) => ['act', 'round', 'stasis', 'assembly'].includes(kind));
}

/** Where each Act begins, by its number: the first with the day, the others where they are called out. */
export function actsOf(moments: Moment[], from: number): { act: number; at: number }[] {
  const called = moments
    .filter(({ kind }) => kind === 'act')
    .map(({ number, at }) => ({ act: number ?? 0, at }))
    .filter(({ act }) => act > 0);
  const first = called[0]?.act ?? 1;
  return first > 1 ? [{ act: first - 1, at: from }, ...called] : called;
}

/** The moments at which a table reads the figures off: the divisions, or where there are few, the cycles too. */
export function readings(moments: Moment[], end: number): { at: number; label: Text }[] {
  const few = divisions(moments).length < 6;
  const kept = few ? moments.filter(({ kind }) => kind !== 'vote') : divisions(moments);
  const times = new Map<number, Text>();
  for (const { at, label } of kept) if (!times.has(at)) times.set(at, label);
  times.delete(end);
  return [...times]
    .map(([at, label]) => ({ at, label }))
    .concat({ at: end, label: say('the-end') });
}
