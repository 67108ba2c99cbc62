/** How patient a page is with its server. */
type Patience = {
  pingEveryMs: number;
  /** After this long without a word the server is given up. */
  silenceMs: number;
  welcomeMs: number;
  /** The longest time between two attempts. */
  backoffMs: number;
};

const ALONE: Patience = {
  pingEveryMs: 5_000,
  silenceMs: 11_000,
  welcomeMs: 5_000,
  backoffMs: 3_000,
};
/** The same where the table may go on at another address. */
const CLOSELY: Patience = {
  pingEveryMs: 2_000,
  silenceMs: 3_000,
  welcomeMs: 2_000,
  backoffMs: 750,
};
const LEAST_BACKOFF_MS = 250;

/** Where this page came from. */
const origin = (): string =>
  typeof location === 'undefined' ? 'http://localhost' : location.origin;

/**
 * The way to the server that has a table: the one that this page came from, or another one that was named; both
 * by turns when nobody knows which of them is there.
 */
export class Way {
  /** Which other server is spoken to, if it is not the one that this page came from. */
  base: string | null = null;
  #elsewhere: string | null = null;
  /** Whether another server may answer at this very address. */
  #several = false;
  #attempts = 0;

  /** Where the table is found should the server be gone. */
  get elsewhere(): string | null {
    return this.#elsewhere;
  }

  get patience(): Patience {
    return this.#elsewhere === null && !this.#several ? ALONE : CLOSELY;
  }

  /** The address of a table's socket. */
  url(code: string): string {
    return `${(this.base ?? origin()).replace(/^http/, 'ws')}/ws/${encodeURIComponent(code)}`;
  }

  /** It leads to a server, or should be tried again at once: the next attempts are counted from here. */
  starts(): void {
    this.#attempts = 0;
  }

  /**
   * Learns of the other server; returns it where it is new. What the other one itself says is only where this
   * page came from. Of several behind one address each names that: there is nowhere else to go, and soon another
   * one answers here.
   */
  learns(elsewhere: string | null): string | null {
    this.#several = elsewhere === origin();
    if (this.base !== null || this.#several || elsewhere === this.#elsewhere) return null;
    this.#elsewhere = elsewhere ?? this.#elsewhere;
    return elsewhere;
  }

  /** What to wait before the next attempt, which goes to the other server after two at one, or at once (`turn`). */
  again(turn = false): number {
    const grown = LEAST_BACKOFF_MS * 2 ** Math.min(this.#attempts, 6);
    this.#attempts += 1;
    if (turn || this.#attempts > 1) this.base = this.base === null ? this.#elsewhere : null;
    return Math.min(grown, this.patience.backoffMs) * (0.75 + Math.random() / 2);
  }
}
