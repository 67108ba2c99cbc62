import { tableNow } from '../../../../hub/ticking.svelte';

type Ticked = { remaining: (endsAt: number) => number };

/** The table's clock, read every second for as long as the component that asks is up. */
export class Ticking {
  now = $state(0);

  constructor(table: () => Ticked) {
    $effect(() => {
      const source = table();
      const read = () => (this.now = tableNow(source));
      read();
      const timer = setInterval(read, 1000);
      return () => clearInterval(timer);
    });
  }
}
