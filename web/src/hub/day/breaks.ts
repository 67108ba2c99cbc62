import { say } from '../play/texts';

/** Its bell rings so long before the end of a break. */
const WARNED_MS = 120_000;

/** How near the end of a break is. */
export type BreakBell = 'quiet' | 'warned' | 'over';

/** How near its end a break is at a moment; both by the calendar. */
export function breakBell(until: number, wall: number): BreakBell {
  if (wall >= until) return 'over';
  return until - wall <= WARNED_MS ? 'warned' : 'quiet';
}

/** What the bell of a break says; nothing while it is quiet. */
export function breakWords(bell: BreakBell): string {
  if (bell === 'quiet') return '';
  return say(bell === 'warned' ? 'break-warned' : 'break-over');
}

/** "13:40": a moment of the calendar as the clock on the wall shows it, with the device's own clock at `now`. */
export function hourOf(moment: number, wall: number, now: number = Date.now()): string {
  const at = new Date(moment - wall + now);
  return `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`;
}

/** Whole minutes that a break is over its time. */
export const minutesOver = (until: number, wall: number): number =>
  Math.max(0, Math.floor((wall - until) / 60_000));
