import { flushSync } from 'svelte';
import { on } from 'svelte/events';

import { PAPER, SCREEN } from './sizes';

/**
 * How wide a chart is drawn, in CSS pixels: as its place on the screen, which the browser tells once it has laid the page
 * out (asked for it, it would do so here and now); on paper as wide as that. Made while a component is set up.
 */
export class ChartWidth {
  /** For `bind:contentRect`. */
  place = $state.raw<DOMRectReadOnly>();
  #printed = $state(false);
  readonly now = $derived(this.#printed ? PAPER : Math.round(this.place?.width ?? SCREEN));

  constructor() {
    const turn = (printed: boolean) => () => flushSync(() => (this.#printed = printed));
    $effect(() => on(window, 'beforeprint', turn(true)));
    $effect(() => on(window, 'afterprint', turn(false)));
  }
}
