/** What shows the time of a table's clock. */
export type Clocked = { remaining: (endsAt: number) => number; running: boolean };

/**
 * What the table's clock shows now. Screens may ask a table only for the time that remains until a
 * moment, and that never falls below 0; so they ask for a moment that never comes.
 */
export function tableNow(table: Pick<Clocked, 'remaining'>): number {
  return Number.MAX_SAFE_INTEGER - table.remaining(Number.MAX_SAFE_INTEGER);
}

/** The table's clock as it goes, for what is read once a second. To be called while a component is made. */
export function tableTime(table: Clocked): {
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
