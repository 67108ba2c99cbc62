import type { CouncilView, FactionView } from '../../../wire/council';
import { nameOf } from './scene';

/** How a seat is played when not on its own device, and what that means for who holds this one. */
export type ModeWords = {
  title: string;
  sentence: string;
  emblem: string;
  /** What to write to Control to have the seat back; empty where nothing needs to be said. */
  back: string;
};

export function modeWords(game: CouncilView, me: FactionView): ModeWords | null {
  const { mode } = me;
  const back = `The ${me.name} are at the table. Please give this seat back to our phone.`;
  switch (mode.how) {
    case 'phone':
    case 'tablet':
      return null;
    case 'paper':
      return {
        title: 'Your seat is played on paper',
        sentence: 'Control enters for you what you write or say.',
        emblem: 'quill-ink',
        back: '',
      };
    case 'scripted':
      return {
        title: 'The program plays your seat',
        sentence: 'Until Control gives it back.',
        emblem: 'gears',
        back,
      };
    case 'absent': {
      const title = 'Your seat is marked absent';
      return { title, sentence: absent(game, mode.instead), emblem: 'wooden-chair', back };
    }
  }
}

type Instead = Extract<FactionView['mode'], { how: 'absent' }>['instead'];

function absent(game: CouncilView, instead: Instead): string {
  if (instead === 'abstain') return 'You abstain, bid nothing and pass.';
  if (instead === 'control') return 'Control decides for you.';
  return `Your vote follows the ${nameOf(game, instead.follow)}.`;
}
