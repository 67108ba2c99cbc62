import type { ChronicleView, FoughtRow, StasisRow } from '../../../../wire/council';
import { say } from '../texts';

/** A stasis with its battles; without a score where the game ended in it. */
export type Fought = { number: number; stasis: StasisRow | undefined; battles: FoughtRow[] };

export function told({ stases, battles }: Pick<ChronicleView, 'stases' | 'battles'>): Fought[] {
  const numbers = new Set([
    ...stases.map(({ number }) => number),
    ...battles.map(({ stasis }) => stasis),
  ]);
  return [...numbers]
    .sort((a, b) => a - b)
    .map((number) => ({
      number,
      stasis: stases.find((one) => one.number === number),
      battles: battles.filter(({ stasis }) => stasis === number),
    }));
}

/** "The First Stasis". */
export function ordinal(number: number): string {
  return say('stasis-ordinal', { n: number });
}

/** Who held what: each holder with its places, the most first. */
export function holdings(held: StasisRow['held']): { holder: string; places: string[] }[] {
  const by = new Map<string, string[]>();
  for (const [, place, holder] of held) by.set(holder, [...(by.get(holder) ?? []), place]);
  return [...by]
    .map(([holder, places]) => ({ holder, places }))
    .sort((a, b) => b.places.length - a.places.length);
}
