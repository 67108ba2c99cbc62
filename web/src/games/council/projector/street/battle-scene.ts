import type { BattleView, SideView } from '../../../../wire/council';

/** How the sides of a battle stand: a few large ones, tall ones, or two rows of small ones. */
export type Build = 'vast' | 'grand' | 'tall' | 'small';

export interface Ranks {
  build: Build;
  across: number;
}

/** Where nobody brings more than a Hero, cubes and dice have the room of their names. */
export function ranks(sides: number, heroes: number): Ranks {
  if (sides <= 3 && heroes <= 1) return { build: 'vast', across: Math.max(1, sides) };
  if (sides <= 4) return { build: 'grand', across: Math.max(1, sides) };
  if (sides <= 6) return { build: 'tall', across: sides };
  return { build: 'small', across: Math.ceil(sides / 2) };
}

/** When the beats of a battle begin, in milliseconds after the dice are known. */
export const BATTLE_BEATS = [40, 1250, 1900, 3100, 4000];
/** What each beat shows, from the first on. */
export const BEAT = { thrown: 1, landed: 2, summed: 3, judged: 4, left: 5 } as const;

/** Whether the dice of a battle are on the table. */
export function thrown(battle: BattleView): boolean {
  return battle.sides.some((side) => side.dice !== null);
}

/** The dice that a side throws: those on the table, or those that it will throw, blank. */
export function diceOf(side: SideView): { pips: number | null; tyche: boolean }[] {
  const plain = side.dice ?? [null, null, null];
  const bought = Array.from({ length: side.tyche ?? 0 }, () => null);
  const gold = side.tyche_dice.length > 0 ? side.tyche_dice : bought;
  return [
    ...plain.map((pips) => ({ pips, tyche: false })),
    ...gold.map((pips) => ({ pips, tyche: true })),
  ];
}

/** A probability as the room reads it: never 0 % or 100 % for what is not certain. */
export function perCent(share: number): string {
  const whole = Math.round(share * 100);
  if (whole === 0 && share > 0) return '<1 %';
  if (whole === 100 && share < 1) return '>99 %';
  return `${whole} %`;
}
