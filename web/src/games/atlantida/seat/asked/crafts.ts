import type { Craft } from '../../../../wire/atlantida';

export type CraftWord = 'change' | 'raise' | 'forge' | 'restore' | 'ships' | 'garden';
/** What is made in a number alone. */
export type SomeWord = 'raise' | 'forge' | 'restore';

export function wordOf(what: Craft): CraftWord {
  if ('change' in what) return 'change';
  if ('raise' in what) return 'raise';
  if ('forge' in what) return 'forge';
  if ('restore' in what) return 'restore';
  if ('ships' in what) return 'ships';
  return 'garden';
}

/** The numbers that are offered of it. */
export function numbersOf(all: Craft[], word: SomeWord): number[] {
  return all.flatMap((what) => {
    if (word === 'raise' && 'raise' in what) return [what.raise];
    if (word === 'forge' && 'forge' in what) return [what.forge];
    if (word === 'restore' && 'restore' in what) return [what.restore];
    return [];
  });
}

export function some(word: SomeWord, n: number): Craft {
  if (word === 'raise') return { raise: n };
  return word === 'forge' ? { forge: n } : { restore: n };
}
