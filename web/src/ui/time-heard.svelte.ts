import { herald } from './herald';
import { say } from './texts';

const [TEN_MS, NEARLY_MS] = [10_000, 500];

/**
 * Has it said aloud when the last ten seconds of a clock begin, and when its time is up. Made while a component is set
 * up; `left` is in milliseconds, null while the clock stands.
 */
export function timeHeard(left: () => number | null): void {
  /** What was left when it was last read; nothing is said of what was so before. */
  let before: number | null = null;
  $effect(() => {
    const now = left();
    if (before !== null && now !== null) {
      if (before > TEN_MS && now <= TEN_MS && now > 0) herald(say('ten-seconds'));
      if (before > 0 && now === 0) herald(say('time-up'));
    }
    before = now;
  });
  // The table goes on at that very moment, and takes the clock with it.
  $effect(() => () => {
    if (before !== null && before > 0 && before <= NEARLY_MS) herald(say('time-up'));
  });
}
