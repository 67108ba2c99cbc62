import type { Hand } from '../views';
import { say } from '../play/texts';

type Mark = { emblem: string; readonly words: string };

/** How a choice is marked that did not come by its own seat's hand. */
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
