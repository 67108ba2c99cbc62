import type { AllianceView, CouncilView, FactionView, SeriesPoint } from '../../../../wire/council';
import { factions } from '../scene';

/** The chart on the stage: its lines, and beside their ends who they are; all in stage pixels. */
export const CHART = {
  ...{ left: 96, right: 800, top: 196, bottom: 868 },
  /** Where the names begin, and how far apart they are at the least. */
  ...{ names: 836, row: 56 },
} as const;

/** So many alliances have room. */
export const ALLIANCES = 5;

/** A faction's Arête from the first cycle on: a place for each cycle, and one for now. */
export interface Line {
  faction: FactionView;
  points: SeriesPoint[];
  value: number;
}

type Told = Pick<CouncilView, 'past' | 'factions'>;

/** The lines of all factions, in seat order. */
export function linesOf({ past, factions: all }: Told): Line[] {
  return all.map((faction, seat) => ({
    faction,
    points: [
      ...past.map(({ arete }, at) => ({ at, value: arete[seat] ?? 0 })),
      { at: past.length, value: faction.arete.value },
    ],
    value: faction.arete.value,
  }));
}

/** Where each Act begins among the cycles. */
export function actsOf({ past }: Pick<CouncilView, 'past'>): { act: number; at: number }[] {
  return past
    .map(({ act }, at) => ({ act, at }))
    .filter(({ act }, n, all) => all[n - 1]?.act !== act);
}

/** The cycles that an axis has room for. */
export function cyclesOf({ past }: Pick<CouncilView, 'past'>, most: number) {
  const every = Math.max(1, Math.ceil(past.length / most));
  // The first says what the numbers are, and takes the room of two.
  return past
    .map(({ cycle }, at) => ({ cycle, at }))
    .filter(({ at }) => at === 0 || (at % every === 0 && at / past.length > 1 / 8));
}

/** Who voted with whose influence. */
export interface Alliance {
  from: FactionView;
  to: FactionView;
  amount: number;
}

/** The alliances of an Act, or of the day so far, the strongest first. */
export function alliancesOf(game: CouncilView, act: number | null): Alliance[] {
  const sums = new Map<string, AllianceView>();
  for (const row of game.alliances) {
    if (act !== null && row.act !== act) continue;
    const key = `${row.from} ${row.to}`;
    const before = sums.get(key)?.amount ?? 0;
    sums.set(key, { ...row, amount: row.amount + before });
  }
  return [...sums.values()]
    .sort((a, b) => b.amount - a.amount)
    .flatMap(({ from, to, amount }) => {
      const [giver, taker] = factions(game, [from, to]);
      return giver && taker ? [{ from: giver, to: taker, amount }] : [];
    });
}

/** Which Act has come to its end, if one has; `before` is the council before the next one began. */
export function actOf(game: CouncilView, before: CouncilView | null): number | null {
  if (before && before.act < game.act) return before.act;
  return game.day.closing === 'act' ? game.act : null;
}
