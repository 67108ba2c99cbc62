import { say } from '../texts';

/** How wide a chart is on A4 between the page's margins, in CSS pixels. */
export const PAPER = 672;

/** How wide it is taken to be on a screen until that has been laid out. */
export const SCREEN = 960;

/** "0:05", "1:40", "12:00": hours and minutes on the table's clock. */
export function clockWords(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** "45 s", "6 min", "1 h 20 min". */
export function secondsWords(seconds: number): string {
  if (seconds < 90) return say('seconds', { n: seconds });
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return say('minutes', { n: minutes });
  return say('hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
