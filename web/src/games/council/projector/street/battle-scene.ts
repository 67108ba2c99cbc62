import type { BattleView, SideView } from '../../../../wire/council';
import { STAGE } from '../../../../hub/projector/stage';

/** How the sides of a battle stand: up to three large ones, four, two rows of broad ones or of small ones. */
export type Build = 'vast' | 'grand' | 'broad' | 'small';

/** Where the sides lie on the stage, in stage pixels. */
export const FIELD = { top: 116, bottom: 812, left: 48, gap: 20 } as const;

/** What a side's tablet is built from, from its head down; heights in stage pixels. */
interface Rows {
  head: number;
  coin: number;
  /** The largest its name may be. */
  name: number;
  /** Lines that Heroes may have. */
  heroes: number;
  /** The sum in words; 0 where there is no room for words. */
  parts: number;
  die: number;
  total: number;
  /** The band of its odds, and of its fate. */
  foot: number;
  /** How much larger than on the map its cubes may be. */
  scale: number;
  /** Whether the total stands beside the dice, not under them. */
  abreast: boolean;
}

const ROWS: Record<Build, Rows> = {
  vast: {
    ...{ head: 92, coin: 84, name: 48, heroes: 3, parts: 74 },
    ...{ die: 84, total: 140, foot: 84, scale: 3, abreast: true },
  },
  grand: {
    ...{ head: 78, coin: 66, name: 38, heroes: 2, parts: 70 },
    ...{ die: 76, total: 112, foot: 70, scale: 2, abreast: false },
  },
  broad: {
    ...{ head: 62, coin: 54, name: 38, heroes: 0, parts: 0 },
    ...{ die: 62, total: 96, foot: 54, scale: 1.5, abreast: true },
  },
  small: {
    ...{ head: 60, coin: 46, name: 32, heroes: 0, parts: 0 },
    ...{ die: 48, total: 76, foot: 50, scale: 1, abreast: false },
  },
};

/** How high the line of a Hero is. */
export const HERO = 44;
/** The rim of a tablet, and what lies between its rows. */
const RIM = { top: 12, bottom: 3, side: 16 } as const;
const GAP = 6;

/** How large everything about a side is, so that nothing of it is ever cut. */
export interface Plan extends Rows {
  build: Build;
  across: number;
  width: number;
  height: number;
  /** The width within the rim. */
  room: number;
  /** How high its cubes may stand. */
  units: number;
  /** The height of dice and total together. */
  throw: number;
}

function buildOf(sides: number): Build {
  if (sides <= 3) return 'vast';
  if (sides <= 4) return 'grand';
  return sides <= 8 ? 'broad' : 'small';
}

/** The tablets of a battle of so many sides, of which none brings more Heroes than that. */
export function planned(sides: number, heroes: number): Plan {
  const build = buildOf(sides);
  const ranks = sides <= 4 ? 1 : 2;
  const across = Math.max(1, Math.ceil(sides / ranks));
  const rows = ROWS[build];
  const width = (STAGE.width - 2 * FIELD.left - FIELD.gap * (across - 1)) / across;
  const height = (FIELD.bottom - FIELD.top - FIELD.gap * (ranks - 1)) / ranks;
  const lines = Math.min(heroes, rows.heroes);
  const cast = rows.abreast ? Math.max(rows.die, rows.total) : rows.die + GAP + rows.total;
  const others = [rows.head, rows.parts, cast, rows.foot, lines * HERO];
  const taken = others.reduce((sum, one) => sum + (one > 0 ? one + GAP : 0), 0);
  return {
    ...{ ...rows, build, across, width, height, heroes: lines, throw: cast },
    room: width - 2 * RIM.side,
    units: height - RIM.top - RIM.bottom - taken,
  };
}

/** How large the dice of a side are: as many as it throws lie in one row, beside the total or over it. */
export function dieSize(plan: Plan, dice: number): number {
  const beside = plan.abreast ? plan.total * 1.4 : 0;
  return Math.min(plan.die, (plan.room - beside - 12 * dice) / Math.max(1, dice));
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

/** So many letters stand in a line below a battle's verdict. */
const LINE = 105;

/** Sentences in lines for one to be shown after the other, none of them torn. */
export function linesOf(sentences: string[]): string[] {
  return sentences.reduce<string[]>((lines, sentence) => {
    const last = lines.at(-1);
    if (last === undefined || last.length + sentence.length >= LINE) return [...lines, sentence];
    return [...lines.slice(0, -1), `${last} ${sentence}`];
  }, []);
}
