import type { Clock } from '../wire/hub';

/** One reading of the table's clock, and how far it may be off. */
type Reading = { clock: Clock; at: number; doubt: number };

const OLD_AFTER_MS = 60_000;

/**
 * The table's clock as far as this device can know it. The answer to a ping was read somewhere
 * between sending and receiving: the shorter that took, the better the reading.
 */
export class HubClock {
  #reading: Reading | undefined;

  constructor(private readonly now: () => number = () => Date.now()) {}

  /** The clock as told without a question; the next pong may be better. */
  told(clock: Clock): void {
    this.#reading = { clock, at: this.now(), doubt: Infinity };
  }

  /** The answer to a ping that was sent at `sent` on this device's clock. */
  answered(clock: Clock, sent: number): void {
    const at = this.now();
    const doubt = Math.max(0, at - sent) / 2;
    const now = clock.running ? clock.now + doubt : clock.now;
    if (this.#isBetter(clock, at, doubt, now)) {
      this.#reading = { clock: { ...clock, now }, at, doubt };
    }
  }

  #isBetter(clock: Clock, at: number, doubt: number, now: number): boolean {
    const held = this.#reading;
    if (!held || held.clock.running !== clock.running) return true;
    if (doubt <= held.doubt || at - held.at > OLD_AFTER_MS) return true;
    // Both cannot be right: this device's clock was set, or it slept.
    return Math.abs(now - this.read()) > doubt + held.doubt;
  }

  /** Milliseconds on the table's clock now. */
  read(): number {
    const held = this.#reading;
    if (!held) return 0;
    return held.clock.running ? held.clock.now + (this.now() - held.at) : held.clock.now;
  }

  get running(): boolean {
    return this.#reading?.clock.running ?? false;
  }
}
