import { tableNow } from '../../shared/day';
import type { ControlTable } from '../../shared/tables';

/** The table's clock as it goes, for what is read once a second. To be called while a component is made. */
export function tableTime(table: Pick<ControlTable, 'remaining' | 'running'>): {
  readonly now: number;
} {
  let now = $state(tableNow(table));
  $effect(() => {
    const read = () => (now = tableNow(table));
    read();
    // On while the table stands still, too: the clock on the wall goes on.
    const timer = setInterval(read, table.running ? 500 : 5_000);
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
