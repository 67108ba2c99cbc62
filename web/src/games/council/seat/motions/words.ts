import type { MeasureKind, MotionState, ProposalState, Until } from '../../../../wire/council';

/** What becomes of a motion that passes. */
export const KINDS: Record<MeasureKind, string> = {
  article: 'Article',
  law: 'Law',
  deed: 'Resolution',
};

export const STATES: Record<MotionState, string> = {
  waiting: 'Waits',
  now: 'Before the Assembly',
  adopted: 'Adopted',
  rejected: 'Rejected',
  postponed: 'Postponed',
};

export const ANSWERS: Record<ProposalState, string> = {
  waiting: 'Waits for Control',
  admitted: 'On the agenda',
  declined: 'Declined',
};

/** The ends that a law may have. */
export const ENDS: { until: Until; label: string; says: string }[] = [
  { until: 'removed', label: 'Until repealed', says: 'It stands until somebody repeals it.' },
  { until: 'act', label: 'This Act', says: 'It ends with the Act in which it is adopted.' },
  { until: 'round', label: 'One round', says: 'It ends with the Action Round that comes next.' },
  { until: 'cycle', label: 'One cycle', says: 'It ends with the cycle that comes next.' },
];
