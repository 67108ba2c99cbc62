import type { Throw, WantedThrow } from '../../../wire/council';
import { say } from './texts';

/** A die that is to be entered: of which throw, and whether Tyche pays for it. */
export type Die = { thrown: number; tyche: boolean };

/** What stands in the fields, in their order; null where nothing does yet. */
export type Entered = (number | null)[];

/** What became of a key: the fields, the one that has the keyboard next, and what was refused. */
export type Typed = { values: Entered; at: number; refused: string | null };

/** Every die of the throws that are wanted, in the order in which they are read aloud. */
export function diceOf(wanted: WantedThrow[]): Die[] {
  return wanted.flatMap(({ dice, tyche }, thrown) =>
    Array.from({ length: dice + tyche }, (_, n) => ({ thrown, tyche: n >= dice })),
  );
}

/** The field after this one; past the last one the first that is still empty. */
function after(values: Entered, at: number): number {
  if (at + 1 < values.length) return at + 1;
  const empty = values.indexOf(null);
  return empty < 0 ? at : empty;
}

/** Types or pastes into a field: a digit a die, the keyboard moves on by itself. */
export function typed(values: Entered, at: number, text: string): Typed {
  const next = [...values];
  const written: number[] = [];
  let place = at;
  for (const letter of text.replace(/[\s,;+]/g, '')) {
    if (!/[1-6]/.test(letter)) {
      return { values: next, at: place, refused: say('dice-no-such', { letter }) };
    }
    if (written.includes(place)) {
      return { values: next, at: place, refused: say('dice-too-many') };
    }
    next[place] = Number(letter);
    written.push(place);
    place = after(next, place);
  }
  return { values: next, at: place, refused: null };
}

/** Takes back a digit: the one in the field, or else the one before it. */
export function erased(values: Entered, at: number): Typed {
  const place = values[at] === null ? Math.max(0, at - 1) : at;
  return {
    values: values.map((value, n) => (n === place ? null : value)),
    at: place,
    refused: null,
  };
}

/** The throws as the server takes them, or null while a die is missing. */
export function throwsOf(wanted: WantedThrow[], values: Entered): Throw[] | null {
  let at = 0;
  const throws: Throw[] = [];
  for (const { faction, dice, tyche } of wanted) {
    const digits = values.slice(at, (at += dice + tyche));
    const known = digits.filter((digit) => digit !== null);
    if (known.length < dice + tyche) return null;
    throws.push({ faction, dice: known.slice(0, dice), tyche: known.slice(dice) });
  }
  return throws;
}
