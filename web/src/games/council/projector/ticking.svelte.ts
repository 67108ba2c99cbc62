import { tableNow } from '../../../hub/ticking.svelte';
import type { ClockSource } from './scene';

/** The table's clock, read twice a second while it runs. Made while a component is set up. */
export function ticking(clock: () => ClockSource) {
  let now = $state(0);
  $effect.pre(() => {
    const source = clock();
    const read = () => (now = tableNow(source));
    read();
    if (!source.running) return;
    const timer = setInterval(read, 500);
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
