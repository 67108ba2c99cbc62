import type { Hand } from '../../../wire/council';
import { say } from './texts';

type Mark = { emblem: string; words: string };

/** How a choice that was not made by the Archon's own hand is marked. */
export const HANDS: Record<Exclude<Hand, 'own'>, Mark> = {
  paper: mark('papers', 'hand-paper'),
  control: mark('quill-ink', 'hand-control'),
  absent: mark('wooden-chair', 'hand-absent'),
  script: mark('gears', 'hand-script'),
};

function mark(emblem: string, message: string): Mark {
  return {
    emblem,
    get words() {
      return say(message);
    },
  };
}
