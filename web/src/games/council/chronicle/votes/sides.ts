import { listed } from '../../../../ui/format';
import type { FactionId, SidesRow } from '../../../../wire/council';

/** Two factions beside each other: votes alike out of those in which both said YES or NO. */
export type Pair = { one: FactionId; other: FactionId; alike: number; of: number; share: number };

export function pairs(sides: SidesRow[]): Pair[] {
  return sides
    .filter(({ alike, apart }) => alike + apart > 0)
    .map(({ one, other, alike, apart }) => {
      const of = alike + apart;
      return { one, other, alike, of, share: alike / of };
    });
}

/** The pair of two factions, whichever is named first. */
export function pairOf(all: Pair[], a: FactionId, b: FactionId): Pair | undefined {
  return all.find(({ one, other }) => (one === a && other === b) || (one === b && other === a));
}

/** Pairs that met too rarely say little: a third of the most that any pair met is asked for. */
function telling(all: Pair[]): Pair[] {
  const most = Math.max(0, ...all.map(({ of }) => of));
  return all.filter(({ of }) => of >= 2 && of * 3 >= most);
}

/** The closest pairs: of the highest share, and of those the ones that met most often. */
export function allies(all: Pair[]): Pair[] {
  return foremost(telling(all), (pair) => pair.share).filter(({ share }) => share > 0.5);
}

/** The pairs furthest apart. */
export function rivals(all: Pair[]): Pair[] {
  return foremost(telling(all), (pair) => 1 - pair.share).filter(({ share }) => share < 0.5);
}

function foremost(all: Pair[], by: (pair: Pair) => number): Pair[] {
  const best = Math.max(...all.map(by));
  const first = all.filter((pair) => by(pair) === best);
  const most = Math.max(...first.map(({ of }) => of));
  return first.filter(({ of }) => of === most);
}

/** Who stood together and who against each other, in words; empty where nothing can be said. */
export function sentences(all: Pair[], named: (id: FactionId) => string): string[] {
  const both = ({ one, other }: Pair) => `the ${named(one)} and the ${named(other)}`;
  const said: string[] = [];
  const close = allies(all);
  const [ally] = close;
  if (ally) {
    const times = ally.share === 1 ? `in all ${ally.of}` : `in ${ally.alike} of ${ally.of}`;
    said.push(`${capital(few(close, both))} stood closest: alike ${times} of their common votes.`);
  }
  const far = rivals(all);
  const [rival] = far;
  if (rival) {
    const times = rival.alike === 0 ? `in none of ${rival.of}` : `in ${rival.alike} of ${rival.of}`;
    said.push(`Furthest apart were ${few(far, both)}: alike ${times}.`);
  }
  return said;
}

function few(all: Pair[], both: (pair: Pair) => string): string {
  const shown = all.slice(0, 2).map(both);
  return all.length > 2
    ? `${shown.join('; ')}; and ${all.length - 2} more pairs`
    : shown.length === 2
      ? shown.join(', and also ')
      : listed(shown);
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
