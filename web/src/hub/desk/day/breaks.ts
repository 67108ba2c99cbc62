import { written } from '../../../ui/told.svelte';
import type { PlannedBreak, TableView } from '../../../wire/hub';
import { say } from '../texts';

/** The server's own bound. */
export const MOST_BREAKS = 8;

/** What a break is called where nobody has said what it is for. */
export const breakName = ({ reason }: Pick<PlannedBreak, 'reason'>): string =>
  reason === '' ? say('break-now') : written(reason);

/** The break that begins when the step under way ends, if one is due at this moment of the calendar. */
export function dueBreak({ breaks, pause }: TableView, wall: number): PlannedBreak | null {
  return pause ? null : (breaks?.find(({ from }) => from <= wall) ?? null);
}

/** The plan without one of its breaks. */
export const without = (breaks: PlannedBreak[], one: PlannedBreak): PlannedBreak[] =>
  breaks.filter((row) => row !== one);

/**
 * The moment of the calendar at which a clock on the wall shows "13:40" next; with this device's own
 * clock at `now` and the server's calendar at `wall`.
 */
export function nextAt(hour: string, wall: number, now: number = Date.now()): number | null {
  const read = /^(\d{1,2}):(\d{2})$/.exec(hour);
  if (!read) return null;
  const at = new Date(now);
  at.setHours(Number(read[1]), Number(read[2]), 0, 0);
  if (at.getTime() < now) at.setDate(at.getDate() + 1);
  return at.getTime() - now + wall;
}

/** A break as a forecast of the day needs it: when it begins at the earliest, on the table's clock. */
export function onTable(breaks: PlannedBreak[], wall: number, now: number) {
  return breaks.map(({ from, minutes }) => ({
    at: Math.max(now, now + from - wall),
    ms: minutes * 60_000,
  }));
}
