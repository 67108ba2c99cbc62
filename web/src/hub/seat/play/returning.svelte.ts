import type { TableView } from '../../../wire/hub';
import { wentBack, type Told } from '../../went-back';

/** A view of a game by steps. */
type View = Told & { table: Pick<TableView, 'over'>; game: { step_number: number } };

/** Notices that Control took the game back, and keeps saying so until the game goes on from there or has ended. */
export class Returning {
  /** What to say; null while there is nothing to say. */
  said = $state<string | null>(null);
  /** How often the game was taken back: a choice that was begun does not outlive it. */
  count = $state(0);
  #last: View | null = null;
  #step = 0;

  /** `plainly` says it where the log has no word of it. */
  constructor(private readonly plainly: () => string) {}

  /** To be called with every view. */
  follow(view: View): void {
    const { game } = view;
    const said = this.#last && wentBack(this.#last, view, this.plainly);
    this.#last = view;
    if (said) {
      this.said = said;
      this.count += 1;
      this.#step = game.step_number;
    } else if (view.table.over || game.step_number !== this.#step) this.said = null;
  }

  heard(): void {
    this.said = null;
  }
}
