import type { DeckName } from '../../../wire/council/DeckName';
import type { Act } from './act';
import { deckActs } from './decks/decks';
import type { Desk, Opened } from './desk.svelte';
import { waiting } from './words/words';

/** What Control's desk has beside the game: words, figures, decks, reasons, the other Controls, the chronicle. */
export function deskActs(desk: Desk): Act[] {
  const { length } = waiting(desk.messages);
  const show = (opened: Opened) => () => desk.show(opened);
  return [
    {
      id: 'words',
      name: 'Words: questions and answers…',
      hint: length === 0 ? 'No question waits.' : `${length} ${length === 1 ? 'waits' : 'wait'}.`,
      section: 'Room',
      key: 'q',
      needs: 'nothing',
      run: show({ is: 'words', tab: 'questions' }),
    },
    {
      id: 'say',
      name: 'A word to a seat or to all…',
      hint: 'On their phones alone; you see who has read it.',
      section: 'Room',
      needs: 'table',
      run: show({ is: 'words', tab: 'say' }),
    },
    {
      id: 'ticker',
      name: 'Ticker…',
      hint: 'The line at the foot of the projector.',
      section: 'Room',
      needs: 'table',
      run: show({ is: 'words', tab: 'ticker' }),
    },
    ...desk.council.factions.map(({ id, name }): Act => ({
      id: `say:${id}`,
      name: `${name}: a word to them…`,
      hint: 'On their phones alone; you see whether they have read it.',
      section: 'Seats',
      needs: 'table',
      run: show({ is: 'words', tab: 'say', to: id }),
    })),
    {
      id: 'controls',
      name: 'Controls…',
      hint: 'Who leads and who helps; links for another device; hand over.',
      section: 'Table',
      needs: 'nothing',
      run: show({ is: 'controls' }),
    },
    {
      id: 'figures',
      name: 'All figures…',
      hint: 'Every number on one sheet: why it is so, and a new value.',
      section: 'Records',
      key: 'f',
      needs: 'nothing',
      run: show({ is: 'figures' }),
    },
    {
      id: 'why',
      name: 'Why it was decided so',
      hint: 'The rule, the article and the numbers of what was decided last.',
      section: 'Records',
      key: 'i',
      needs: 'nothing',
      run: show({ is: 'why', of: null }),
    },
    {
      id: 'chronicle',
      name: 'Chronicle…',
      hint: 'The story so far, as a page of its own: for all, for a faction, for Control.',
      section: 'Records',
      needs: 'nothing',
      run: show({ is: 'chronicle' }),
    },
    ...deckActs(desk, (deck: DeckName) => desk.show({ is: 'deck', deck })),
  ];
}
