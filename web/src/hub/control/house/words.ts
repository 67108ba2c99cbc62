import { decimal } from '../../../ui/format';
import { locale } from '../../../ui/language.svelte';
import type { TableLine } from '../../../wire/hub';
import { say } from '../texts';

const DAY = 24 * 60 * 60 * 1000;

/** "4 KB", "1.2 MB": as disks are sold, in thousands. */
export function size(bytes: number): string {
  if (bytes < 1e6) return `${Math.ceil(bytes / 1e3)} KB`;
  return `${decimal(bytes / 1e6, bytes < 1e7 ? 1 : 0)} MB`;
}

/** "today", "yesterday", "12 days ago": how long ago a moment was. */
export function ago(moment: number, now = Date.now()): string {
  const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(now) - midnight(moment)) / DAY);
  if (days <= 0) return say('today');
  return days === 1 ? say('yesterday') : say('days-ago', { days });
}

/** "23 December 2026". */
export function day(moment: number): string {
  const written: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };
  return new Date(moment).toLocaleDateString(locale(), written);
}

/** How a table stands, in a word or two. */
export function standing({ archived, over, here }: TableLine): string {
  if (archived) return say('standing-archived', { day: day(archived[1]) });
  return say(over ? 'standing-over' : 'standing', { here: here ?? 'elsewhere' });
}

/** What else is to be known of it at a glance. */
export function facts({ unix_ms: [made, last], bytes }: TableLine, now = Date.now()): string {
  const [old, used] = [ago(made, now), ago(last, now)];
  if (made === 0) return size(bytes);
  return `${say(old === used ? 'facts-made' : 'facts-used', { old, used })} · ${size(bytes)}`;
}
