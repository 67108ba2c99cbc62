import { bellWords, currentRound } from '../../../hub/day/rounds';
import { roman } from '../../../ui/format';
import type { Bell, DayView } from '../../../wire/council';
import { told } from '../../../ui/told.svelte';
import { say } from './texts';

/** How near the end of the round under way is; quiet where there is none. */
export function bellOf(day: DayView): Bell {
  return currentRound(day)?.bell ?? 'quiet';
}

/** What the bell has just rung, if it has: once for the warning and once for the end of a round. */
export function belled(before: DayView, after: DayView): Exclude<Bell, 'quiet'> | null {
  const bell = bellOf(after);
  const same = before.now === after.now && bellOf(before) === bell;
  return same || bell === 'quiet' ? null : bell;
}

/** What is cried out when the bell rings: "Action Round 2 ends soon"; nothing while it is quiet. */
export function cried(day: DayView): string | null {
  const round = currentRound(day);
  return round && bellWords(round.bell, told(round.name));
}

/** What follows the round under way: "Assembly", "Act II, Action Round 3"; nothing where none is planned. */
export function following(day: DayView): string {
  const now = currentRound(day);
  const next = day.rounds.find(({ state }) => state === 'ahead');
  if (!next) return '';
  const round = told(next.name);
  if (!now || next.act === now.act) return round;
  return say('day-act-and-round', { act: roman(next.act), round });
}
