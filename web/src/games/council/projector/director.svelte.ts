import type { Shared } from '../../../hub/table.svelte';
import type { CouncilView } from '../../../wire/council';
import { wentBack } from '../shared/went-back';
import { cues, type SoundCue } from './cues';
import { commanded, lingering, lingers, staged, type Staging, telling } from './staging';

/** How long it is said that Control went back, in milliseconds. */
export const RETURN_MS = 5000;

/** What stands on the stage. */
export interface Staged {
  staging: Staging;
  view: Shared<CouncilView>;
}

/**
 * Follows the view and decides what stands on the stage: the scene of the view, except that a reveal
 * stays until the room has seen it. Where Control took the game back, nothing is played again: the
 * scene stands as it is now, under a few words that say so.
 */
export class Director {
  staged = $state.raw<Staged | null>(null);
  /** False for what stood there when the page was loaded. */
  live = $state(false);

  /** What is said of what goes on; of a reveal not before the room has seen it. */
  headline = $state('');
  /** That Control went back, while that is said. */
  returned = $state<string | null>(null);
  /** How often the game was taken back: what stood on the stage then is gone. */
  returns = $state(0);

  readonly #sound: (cue: SoundCue) => void;
  #last: Shared<CouncilView> | null = null;
  #held: Staging | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #telling: ReturnType<typeof setTimeout> | undefined;
  #returning: ReturnType<typeof setTimeout> | undefined;

  constructor(sound: (cue: SoundCue) => void) {
    this.#sound = sound;
  }

  follow(view: Shared<CouncilView>): void {
    const last = this.#last;
    this.#last = view;
    if (last === null) {
      this.headline = view.game.headline;
      this.staged = { staging: staged(view.game), view };
      return;
    }
    const said = wentBack(last, view);
    if (said !== null) return this.#goBack(said, view);
    const before = last.game;
    this.live = true;
    this.#tell(telling(before, view.game));
    for (const cue of cues(before, view.game)) this.#sound(cue);
    this.#hold(before, view.game);
    this.staged = { staging: this.#held ?? staged(view.game), view };
  }

  leave(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#telling);
    clearTimeout(this.#returning);
  }

  #goBack(said: string, view: Shared<CouncilView>): void {
    this.leave();
    this.#telling = undefined;
    this.#held = null;
    this.live = false;
    this.returns += 1;
    this.returned = said;
    this.#returning = setTimeout(() => (this.returned = null), RETURN_MS);
    this.headline = view.game.headline;
    this.staged = { staging: staged(view.game), view };
  }

  #tell(wait: number): void {
    const now = () => {
      this.#telling = undefined;
      this.headline = this.#last?.game.headline ?? '';
    };
    if (this.#telling !== undefined) return;
    if (wait === 0) now();
    else this.#telling = setTimeout(now, wait);
  }

  #hold(before: CouncilView, after: CouncilView): void {
    const wait = lingering(before, after);
    if (wait > 0 && this.#held === null) {
      this.#held = lingers(before, after);
      this.#timer = setTimeout(() => this.#goOn(), wait);
    } else if (commanded(after) || before.phase !== after.phase) {
      this.#held = null;
      clearTimeout(this.#timer);
    }
  }

  #goOn(): void {
    this.#held = null;
    if (this.staged) {
      this.staged = { ...this.staged, staging: staged(this.staged.view.game) };
    }
  }
}
