import type { DayView } from '../../../wire/council';
import { belled, cried } from './bell';

/** How long the bell's words stay, in milliseconds. */
export const CRY_MS = 12_000;

/**
 * What is cried out when the bell rings while the room watches, until it has been read. Made while a
 * component is set up.
 */
export function crying(day: () => DayView | null) {
  let rung = $state.raw<DayView | null>(null);
  let last: DayView | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  $effect.pre(() => {
    const now = day();
    if (now && last && belled(last, now)) {
      rung = now;
      clearTimeout(timer);
      timer = setTimeout(() => (rung = null), CRY_MS);
    }
    last = now;
  });
  $effect(() => () => clearTimeout(timer));
  return {
    get words() {
      return rung && cried(rung);
    },
  };
}
