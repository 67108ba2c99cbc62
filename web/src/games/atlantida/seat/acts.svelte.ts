import type { Answer } from '../../../hub/table.svelte';
import type { Step } from '../../../wire/atlantida';
import { STEPS } from '../shared/names';

/** To what it is sent. */
type Sends = { readonly open: boolean; play: (command: unknown) => Promise<Answer> };

/** What a seat sends: one thing at a time, however often it is pressed. */
export class Acts {
  busy = $state(false);
  /** The steps between, as the draft last went on to a step: they asked nothing. */
  passed = $state<{ to: Step; steps: Step[] } | null>(null);

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

  /** Goes on from a step to the next that asks something. */
  async goOn(from: Step, next: { do: 'next_step'; to?: Step }): Promise<void> {
    const { to } = next;
    if (!(await this.send(next)) || !to) return;
    this.passed = { to, steps: STEPS.slice(STEPS.indexOf(from) + 1, STEPS.indexOf(to)) };
  }
}
