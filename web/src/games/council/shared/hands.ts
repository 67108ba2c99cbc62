import type { Hand } from '../../../wire/council';

/** How a choice that was not made by the Archon's own hand is marked. */
export const HANDS: Record<Exclude<Hand, 'own'>, { emblem: string; words: string }> = {
  paper: { emblem: 'papers', words: 'on paper' },
  control: { emblem: 'quill-ink', words: 'by Control' },
  absent: { emblem: 'wooden-chair', words: 'absent' },
  script: { emblem: 'gears', words: 'program' },
};
