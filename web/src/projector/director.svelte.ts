import type { Shared } from '../table.svelte';
import type { CouncilView } from '../wire/council/CouncilView';
import { cues, type SoundCue } from './cues';
import { lingering, lingers, staged, type Staging } from './staging';

/** What stands on the stage. */
export interface Staged {
  staging: Staging;
  view: Shared<CouncilView>;
}

/**
 * Follows the view and decides what stands on the stage: the scene of the view, except that a reveal
 * stays until the room has seen it.
 */
export class Director {
  staged = $state.raw<Staged | null>(null);
  /** False for what stood there when the page was loaded. */
  live = $state(false);

  readonly #sound: (cue: SoundCue) => void;
  #last: CouncilView | null = null;
  #held: Staging | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(sound: (cue: SoundCue) => void) {
    this.#sound = sound;
  }

  follow(view: Shared<CouncilView>): void {
    const before = this.#last;
    this.#last = view.game;
    if (before === null) {
      this.staged = { staging: staged(view.game), view };
      return;
    }
    this.live = true;
    for (const cue of cues(before, view.game)) this.#sound(cue);
    this.#hold(before, view.game);
    this.staged = { staging: this.#held ?? staged(view.game), view };
  }

  leave(): void {
    clearTimeout(this.#timer);
  }

  #hold(before: CouncilView, after: CouncilView): void {
    const wait = lingering(before, after);
    if (wait > 0 && this.#held === null) {
      this.#held = lingers(before, after);
      this.#timer = setTimeout(() => this.#goOn(), wait);
    } else if (after.scene_held || before.phase !== after.phase) {
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
