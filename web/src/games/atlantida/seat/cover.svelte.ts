const OPEN_MS = 20_000;

/** Covers what is being set: after a while, when the phone is turned, when the page is left. */
export class Cover {
  on = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    const shut = () => (this.on = true);
    $effect(() => {
      this.lift();
      window.addEventListener('blur', shut);
      window.addEventListener('orientationchange', shut);
      document.addEventListener('visibilitychange', shut);
      return () => {
        clearTimeout(this.#timer);
        window.removeEventListener('blur', shut);
        window.removeEventListener('orientationchange', shut);
        document.removeEventListener('visibilitychange', shut);
      };
    });
  }

  /** Open, for as long again. */
  lift(): void {
    this.on = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.on = true), OPEN_MS);
  }
}
