import { locale } from '../../../../ui/language.svelte';
import { named } from '../../../../ui/told.svelte';
import type { FactionId, SidesRow } from '../../../../wire/council';
import { say } from '../texts';

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
export function sentences(all: Pair[], nameOf: (id: FactionId) => string): string[] {
  const both = ({ one, other }: Pair) =>
    say('sides-pair', { one: named(nameOf(one)), other: named(nameOf(other)) });
  const said: string[] = [];
  const close = allies(all);
  const [ally] = close;
  if (ally) {
    const message = ally.share === 1 ? 'sides-close-all' : 'sides-close';
    said.push(say(message, { pairs: capital(few(close, both)), alike: ally.alike, of: ally.of }));
  }
  const far = rivals(all);
  const [rival] = far;
  if (rival) {
    const message = rival.alike === 0 ? 'sides-far-none' : 'sides-far';
    said.push(say(message, { pairs: few(far, both), alike: rival.alike, of: rival.of }));
  }
  return said;
}

function few(all: Pair[], both: (pair: Pair) => string): string {
  const [one = '', other] = all.slice(0, 2).map(both);
  if (other === undefined) return one;
  if (all.length === 2) return say('sides-two', { one, other });
  return say('sides-more', { one, other, n: all.length - 2 });
}

function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase(locale()) + words.slice(1);
}
