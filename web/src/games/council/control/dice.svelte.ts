import type { Throw, WantedThrow } from '../../../wire/council';
import { diceOf, erased, throwsOf, typed, type Die, type Entered, type Typed } from './dice';

/** Dice that are being entered by hand. */
export class DiceEntry {
  readonly dice: Die[];
  values = $state.raw<Entered>([]);
  refused = $state<string | null>(null);

  constructor(readonly wanted: WantedThrow[]) {
    this.dice = diceOf(wanted);
    this.values = this.dice.map(() => null);
  }

  /** The fields of one throw, by their number in the whole entry. */
  fields(thrown: number): (Die & { at: number })[] {
    return this.dice.map((die, at) => ({ ...die, at })).filter((die) => die.thrown === thrown);
  }

  get throws(): Throw[] | null {
    return throwsOf(this.wanted, this.values);
  }

  get missing(): number {
    return this.values.filter((value) => value === null).length;
  }

  get firstEmpty(): number {
    return Math.max(0, this.values.indexOf(null));
  }

  /** The field that has the keyboard next. */
  type(at: number, text: string): number {
    return this.#take(typed(this.values, at, text));
  }

  erase(at: number): number {
    return this.#take(erased(this.values, at));
  }

  #take({ values, at, refused }: Typed): number {
    this.values = values;
    this.refused = refused;
    return at;
  }
}
