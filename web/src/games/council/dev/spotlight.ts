import type { SpotlightView, Subject } from '../../../wire/council';
import { LONG_TEXT } from './assembly';
import { CARDS, figure } from './city';

const plain = { text: '', card: null, figures: [], faction: null };

/** Something of each sort that Control may hold up. */
export function spotlight(of: Subject['of'], long = false): SpotlightView {
  const words = 'When YES and NO are equal in strength, the Archon of the Monarchists decides.';
  const text = long ? LONG_TEXT : words;
  switch (of) {
    case 'card': {
      const card = CARDS[long ? 1 : 0] ?? null;
      const on = { of, card: card?.id ?? '' };
      return {
        ...plain,
        on,
        kicker: 'City',
        title: card?.title ?? '',
        text: card?.text ?? '',
        card,
      };
    }
    case 'faction':
      return {
        ...plain,
        on: { of, faction: 'democrats' },
        kicker: 'Citizens',
        title: 'Democrats',
        text: 'Any citizen is fit to govern, ideally on a day’s pay and before lunch.',
        figures: [
          ['Vote strength', figure(13, ['Arête', 6], ['Ephialtes', 2], ['Amazons’ grant', 5])],
          ['Arête', figure(6)],
          ['Talents', figure(7)],
          ['Horses', figure(2)],
          ['Tyche', figure(2)],
          ['Doom', figure(0)],
        ],
        faction: 'democrats',
      };
    case 'figure': {
      const labels = [
        'Act 2',
        'The Festival Accounts',
        'Sour grapes',
        'Control: the oath was broken',
      ];
      const parts = (long ? [...labels, ...labels, ...labels] : labels).map(
        (label, n): [string, number] => [label, n === 2 ? -1 : n + 1],
      );
      const sum = parts.reduce((total, [, by]) => total + by, 0);
      return {
        ...plain,
        on: { of, figure: { of: 'stasis' } },
        kicker: 'The city',
        title: 'Stasis',
        figures: [['Stasis', figure(sum, ...parts)]],
      };
    }
    case 'article':
      return {
        ...plain,
        on: { of, article: 3 },
        kicker: 'Article 3',
        title: 'Of Tied Votes',
        text,
      };
    case 'law':
      return { ...plain, on: { of, law: 1 }, kicker: 'Law', title: 'Of Goats', text };
    case 'motion':
      return {
        ...plain,
        on: { of, motion: 4 },
        kicker: 'Motion 4',
        title: 'Of Lanterns',
        text,
        faction: 'oligarchs',
      };
  }
}
