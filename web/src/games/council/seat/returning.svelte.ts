import { wentBack } from '../shared/went-back';
import type { Shared } from '../../../hub/table.svelte';
import type { CouncilView } from '../../../wire/council';

/** Notices that Control took the game back, and keeps saying so until the game goes on from there. */
export class Returning {
  /** What to say; null while there is nothing to say. */
  said = $state<string | null>(null);
  /** How often the game was taken back: a choice that was begun does not outlive it. */
  count = $state(0);
  #last: Shared<CouncilView> | null = null;
  #step = 0;

  /** To be called with every view. */
  follow(view: Shared<CouncilView>): void {
    const { game } = view;
    const said = this.#last && wentBack(this.#last, view);
    this.#last = view;
    if (said) {
      this.said = said;
      this.count += 1;
      this.#step = game.step_number;
    } else if (game.step_number !== this.#step) this.said = null;
  }

  heard(): void {
    this.said = null;
  }
}
