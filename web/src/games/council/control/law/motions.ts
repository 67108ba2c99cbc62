import type { MeasureKind, MotionState } from '../../../../wire/council';
import { say } from '../texts';

type Sign = { readonly name: string; emblem: string };

/** An icon with its word, in the language of the moment. */
const sign = (word: string, emblem: string): Sign => ({
  get name() {
    return word === '' ? '' : say(`motion-${word}`);
  },
  emblem,
});

/** What a motion is, in a word and an icon. */
export const MEASURES: Record<MeasureKind, Sign> = {
  article: sign('article', 'stone-tablet'),
  law: sign('law', 'tied-scroll'),
  deed: sign('deed', 'hand'),
};

/** How far a motion is; its icon takes the place of that of its kind. */
export const MOTION_STATES: Record<MotionState, Sign> = {
  waiting: sign('', ''),
  now: sign('now', ''),
  adopted: sign('adopted', 'check-mark'),
  rejected: sign('rejected', 'cancel'),
  postponed: sign('postponed', 'hourglass'),
};

/** Whether a motion is still to be decided. */
export function isOpen(state: MotionState): boolean {
  return state === 'waiting' || state === 'now' || state === 'postponed';
}
