import type { Answer } from '../../../hub/table.svelte';
import type { Step } from '../../../wire/atlantida';

/** To what it is sent. */
type Sends = { readonly open: boolean; play: (command: unknown) => Promise<Answer> };

/** What a seat sends: one thing at a time, however often it is pressed. */
export class Acts {
  busy = $state(false);
  /** The step from which the draft last went on. */
  from: Step | null = null;

  constructor(private readonly table: Sends) {}

  /** Whether nothing can be sent. */
  get off(): boolean {
    return this.busy || !this.table.open;
  }

  /** Sends a command; whether the table took it. */
  async send(command: object): Promise<boolean> {
    if (this.off) return false;
    this.busy = true;
    const { ok } = await this.table.play(command);
    this.busy = false;
    return ok;
  }
}
