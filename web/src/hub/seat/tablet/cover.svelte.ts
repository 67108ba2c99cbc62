/** How long an opened seat stays open without a touch. */
export const COVER_AFTER_MS = 20_000;
/** From when on it says that it is about to close. */
export const WARN_MS = 6_000;
const TICK_MS = 250;

/**
 * Which seat lies open on a shared tablet: none until somebody says who they are, and none again when
 * they are done, have not touched it for a while, or the page is out of sight.
 */
export class Cover {
  /** The seat that lies open. */
  open = $state<string | null>(null);
  /** Seconds until it is covered, once that is near; else null. */
  closing = $state<number | null>(null);
  #touched = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #now: () => number;

  constructor(now: () => number = () => Date.now()) {
    this.#now = now;
  }

  lift(seat: string): void {
    this.open = seat;
    this.touch();
    clearInterval(this.#timer);
    this.#timer = setInterval(this.#tick, TICK_MS);
  }

  touch = (): void => {
    this.#touched = this.#now();
    this.closing = null;
  };

  close = (): void => {
    clearInterval(this.#timer);
    this.open = null;
    this.closing = null;
  };

  #tick = (): void => {
    const left = this.#touched + COVER_AFTER_MS - this.#now();
    if (left <= 0) this.close();
    else this.closing = left <= WARN_MS ? Math.ceil(left / 1000) : null;
  };
}
