import type { AwaitedView, RulingView } from '../../views';

/** What stands where the scenario says nothing. */
const LATE_SECONDS = 60;

/** After how long somebody who is awaited is late, in milliseconds; never where it is set to 0. */
export function lateAfter(settings: RulingView[]): number {
  const value = settings.find(({ key }) => key === 'wait_alarm_seconds')?.value;
  const seconds = typeof value === 'number' ? value : LATE_SECONDS;
  return seconds === 0 ? Infinity : seconds * 1000;
}

/** How long somebody is awaited at a moment of the table's clock. */
export function waitOf({ since }: AwaitedView, now: number): number {
  return Math.max(0, now - since);
}

/** The longest of all waits; 0 while nobody is awaited. */
export function longestWait(awaiting: AwaitedView[], now: number): number {
  return Math.max(0, ...awaiting.map((one) => waitOf(one, now)));
}
