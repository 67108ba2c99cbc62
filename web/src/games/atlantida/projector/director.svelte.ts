import type { SharedGame } from '../shared/tables';
import { happened, lasts, standingOf, trimmed, type Standing, type Told } from './scene';
import { cues, type Sound } from './sounds';

/** What the board shows: a view, and what is told over it. */
export type Staged = {
  standing: Standing;
  /** What is told now, and the view before it happened. */
  told: { number: number; what: Told; before: SharedGame } | null;
  view: SharedGame;
};

type Queued = { what: Told; before: SharedGame; after: SharedGame };

/**
 * Follows the view and tells what happens in it, one thing after the other. Where the game was taken back nothing is
 * told again: the board stands as it is now.
 */
export class Director {
  staged = $state.raw<Staged | null>(null);

  readonly #sound: (sound: Sound) => void;
  #last: SharedGame | null = null;
  #queue: Queued[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #number = 0;

  constructor(sound: (sound: Sound) => void) {
    this.#sound = sound;
  }

  follow(view: SharedGame): void {
    const last = this.#last;
    this.#last = view;
    if (last === null || last.table.returns !== view.table.returns) {
      this.#clear();
      this.#stage(view);
      return;
    }
    for (const sound of cues(last.game, view.game)) this.#sound(sound);
    const before = last;
    for (const what of happened(last.game, view.game))
      this.#queue.push({ what, before, after: view });
    this.#trim();
    if (!this.staged?.told) this.#next();
    // What stands under a scene is as it was before; the strips and the foot go on.
    else this.staged = { ...this.staged, view };
  }

  /** Somebody has seen enough of it. */
  skip(): void {
    if (this.staged?.told) this.#next();
  }

  leave(): void {
    this.#clear();
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
  }

  #trim(): void {
    const kept = trimmed(this.#queue.map((one) => one.what));
    this.#queue = this.#queue.filter((one) => kept.includes(one.what));
  }

  #next(): void {
    clearTimeout(this.#timer);
    const view = this.#last;
    if (!view) return;
    const next = this.#queue.shift();
    if (!next) {
      this.#stage(view);
      return;
    }
    this.#number += 1;
    const told = { number: this.#number, what: next.what, before: next.before };
    this.staged = { standing: standingOf(next.after.game), told, view };
    this.#timer = setTimeout(() => this.#next(), lasts(next.what));
  }

  #stage(view: SharedGame): void {
    this.staged = { standing: standingOf(view.game), told: null, view };
  }
}
