const STILL_MS = 1_200;
const ARM_MS = 600;

/**
 * When a card may come over the screen: once nobody has touched it for a moment, so that no finger on
 * its way to a choice meets the card; and not yet to be pressed while it fades in.
 */
export class Calm {
  /** Whether the screen has lain still long enough. */
  still = $state(true);
  /** Whether the card that lies there may be pressed. */
  armed = $state(false);
  #touched: ReturnType<typeof setTimeout> | undefined;
  #arming: ReturnType<typeof setTimeout> | undefined;

  /** The screen was touched, a key was pressed. */
  touch = (): void => {
    this.still = false;
    clearTimeout(this.#touched);
    this.#touched = setTimeout(() => (this.still = true), STILL_MS);
  };

  /** Another card begins to show. */
  shown(): void {
    this.armed = false;
    clearTimeout(this.#arming);
    this.#arming = setTimeout(() => (this.armed = true), ARM_MS);
  }

  leave(): void {
    clearTimeout(this.#touched);
    clearTimeout(this.#arming);
  }
}
