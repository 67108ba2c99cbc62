import { told } from '../../ui/told.svelte';
import type { PointView } from '../../wire/hub';
import { say } from './texts';

/** What is refused when somebody else was quicker. */
const OVERTAKEN = new Set([
  'step_over',
  'already_so',
  'turn_over',
  'tried_already',
  'not_your_turn',
]);

/** After that long a refusal has another cause than two hands at once, in milliseconds. */
const QUICK_MS = 8_000;

/**
 * What happened that made a command come too late, from the history's last point; null where the
 * refusal says it best itself. A command that was sent after that point was no race.
 */
export function overtaken(
  code: string,
  history: PointView[],
  sentAfter: number,
  now: number,
): string | null {
  if (!OVERTAKEN.has(code)) return null;
  const last = history.filter(({ abandoned }) => !abandoned).at(-1);
  if (!last || (last.entry <= sentAfter && now - last.at > QUICK_MS)) return null;
  const what = told(last.words).replace(/\.$/, '');
  if (last.by === 'clock') return say('quicker-clock', { what });
  if (last.device === '') return say('quicker-control', { what });
  return say('quicker', { device: last.device, what });
}
