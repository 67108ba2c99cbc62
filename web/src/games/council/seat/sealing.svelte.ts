import type { Action } from '../../../wire/council';
import type { TableOfScene } from './scene';

/**
 * A secret choice on its way: from the touch on nothing shows which one it was, and until the answer
 * no second touch does anything.
 */
export class Sealing {
  busy = $state(false);
  /** Whether the choices lie open although one is locked. */
  changing = $state(false);

  /** Whether the choices lie open: nothing is locked yet, or they were opened again. */
  open(may: boolean, locked: boolean): boolean {
    return may && !this.busy && (!locked || this.changing);
  }

  async lock(table: TableOfScene, action: Action): Promise<void> {
    if (this.busy || !table.open) return;
    this.busy = true;
    const answer = await table.play(action.command);
    this.busy = false;
    if (answer.ok) this.changing = false;
  }
}
