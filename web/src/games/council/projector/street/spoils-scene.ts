import type { SpoilView } from '../../../../wire/council';

/** How long a spoil stays on the stage once its dice are thrown, in milliseconds. */
export const SPOIL_STAYS = 5500;

/** The place of the spoil that waits for something; the last settled one when none does. */
export function current(spoils: SpoilView[]): number {
  const now = spoils.findIndex((one) => one.state === 'rolling' || one.state === 'sharing');
  if (now >= 0) return now;
  const settled = spoils.map((one) => one.state).lastIndexOf('settled');
  return Math.max(0, settled);
}

/** The place of the last spoil that was settled between two views with dice or gifts to be seen. */
export function justSettled(before: SpoilView[], after: SpoilView[]): number {
  return after.reduce((found, one, n) => {
    const was = before[n];
    const shown = was && was.state !== 'settled' && was.state !== 'waiting';
    return shown && one.state === 'settled' && one.dice !== null ? n : found;
  }, -1);
}
