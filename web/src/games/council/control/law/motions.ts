import type { MeasureKind, MotionState } from '../../../../wire/council';

/** What a motion is, in a word and an icon. */
export const MEASURES: Record<MeasureKind, { name: string; emblem: string }> = {
  article: { name: 'Article', emblem: 'stone-tablet' },
  law: { name: 'Law', emblem: 'tied-scroll' },
  deed: { name: 'Deed', emblem: 'hand' },
};

/** How far a motion is; its icon takes the place of that of its kind. */
export const MOTION_STATES: Record<MotionState, { name: string; emblem: string }> = {
  waiting: { name: '', emblem: '' },
  now: { name: 'Before the Assembly', emblem: '' },
  adopted: { name: 'Adopted', emblem: 'check-mark' },
  rejected: { name: 'Rejected', emblem: 'cancel' },
  postponed: { name: 'Put off', emblem: 'hourglass' },
};

/** Whether a motion is still to be decided. */
export function isOpen(state: MotionState): boolean {
  return state === 'waiting' || state === 'now' || state === 'postponed';
}
