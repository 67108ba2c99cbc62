import type { CouncilView, FactionView } from '../../../wire/council';
import { nameOf } from './scene';
import { named } from '../../../ui/told.svelte';
import { say } from './texts';

/** How a seat is played when not on its own device, and what that means for who holds this one. */
export type ModeWords = {
  title: string;
  sentence: string;
  emblem: string;
  /** Whether whoever holds this device may take the seat back. */
  returns: boolean;
};

export function modeWords(game: CouncilView, me: FactionView): ModeWords | null {
  const { mode } = me;
  switch (mode.how) {
    case 'phone':
    case 'tablet':
      return null;
    case 'paper':
      return {
        title: say('mode-paper'),
        sentence: say('mode-paper-says'),
        emblem: 'quill-ink',
        returns: false,
      };
    case 'scripted':
      return {
        title: say('mode-scripted'),
        sentence: say('mode-scripted-says'),
        emblem: 'gears',
        returns: true,
      };
    case 'absent': {
      const sentence = absent(game, mode.instead);
      return { title: say('mode-absent'), sentence, emblem: 'wooden-chair', returns: true };
    }
  }
}

type Instead = Extract<FactionView['mode'], { how: 'absent' }>['instead'];

function absent(game: CouncilView, instead: Instead): string {
  if (instead === 'abstain') return say('mode-absent-abstain');
  if (instead === 'control') return say('mode-absent-control');
  return say('mode-absent-follow', { who: named(nameOf(game, instead.follow)) });
}
