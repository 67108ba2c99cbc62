import type { Answer } from '../table.svelte';
import type { Pause, SeatId } from '../../wire/hub';
import type { GameCommand, NextView } from '../views';

/** A second tap that comes this soon after a step was meant for the step before. */
export const SETTLE_MS = 300;

/** What the big button needs of the table. */
export type Loop<Command = GameCommand> = {
  live: boolean;
  pause: Pause | null;
  /** Whether nothing is played here any more. */
  closed: boolean;
  /** Whether something that was asked of the table has no answer yet. */
  asked: boolean;
  next: NextView<Command>;
  /** Rises with every step. */
  step: number;
  play: (command: Command) => Promise<Answer>;
  resume: () => Promise<Answer>;
  /** Opens the way to decide for a seat, or for Control itself with null. */
  act: (seat: SeatId | null) => void;
};

/**
 * The one big button. It sends once and is off until the answer; a step that comes under the finger
 * cannot be pressed at once, whoever made it.
 */
export class NextButton<Command = GameCommand> {
  sending = $state(false);
  settling = $state(false);
  #step: number | null = null;
  #settledAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly loop: () => Loop<Command>) {}

  /** To be told of every view. */
  seen(step: number): void {
    if (this.#step === step) return;
    const first = this.#step === null;
    this.#step = step;
    if (first) return;
    this.settling = true;
    this.#settledAt = Date.now() + SETTLE_MS;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.settling = false), SETTLE_MS);
  }

  /** Why it cannot be pressed, or null. */
  get off(): 'lost' | 'closed' | 'halted' | 'sending' | 'settling' | null {
    const { live, closed, pause, asked } = this.loop();
    // Resumed from elsewhere: pressed now, it would resume a second time and not go on.
    if (this.sending || (pause && asked)) return 'sending';
    if (!live) return 'lost';
    if (closed) return 'closed';
    if (pause?.owner === 'server') return 'halted';
    return this.settling ? 'settling' : null;
  }

  async press(): Promise<void> {
    const loop = this.loop();
    // A view that came in this very moment counts before its effects have run.
    this.seen(loop.step);
    // The clock decides, not the timer: a busy laptop's timers come late.
    if (this.off !== null && (this.off !== 'settling' || Date.now() < this.#settledAt)) return;
    if (loop.pause) return this.#send(loop.resume);
    const { command, waits_for } = loop.next;
    if (!command) return loop.act(waits_for);
    return this.#send(() => loop.play(command));
  }

  async #send(send: () => Promise<Answer>): Promise<void> {
    this.sending = true;
    await send();
    this.sending = false;
  }
}
