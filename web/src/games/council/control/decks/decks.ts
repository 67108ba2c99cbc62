import type { CardTo, CouncilView, DeckCard, DeckName } from '../../../../wire/council';
import type { Act } from '../../../../hub/desk/act';
import type { CouncilDesk } from '../desk.svelte';
import { holds } from '../../../../hub/desk/menus/palette';
import { told } from '../../../../ui/told.svelte';
import { say } from '../middle/texts';
import { PARTS } from '../words';

/** One word for a deck, so that two of them can be told apart. */
export function deckKey(deck: DeckName): string {
  return deck === 'stasis' ? 'stasis' : `events-${String(deck.events)}`;
}

export const sameDeck = (one: DeckName, other: DeckName) => deckKey(one) === deckKey(other);

export type DeckLine = {
  deck: DeckName;
  name: string;
  emblem: string;
  /** Cards face down; unknown where nothing shows them. */
  left: number | null;
  discarded: number;
};

/** Every deck of the table: those of the events, and the Stasis cards. */
export function deckLines(council: CouncilView): DeckLine[] {
  return [
    ...council.decks.map(({ name, emblem, left, discarded }, n) => ({
      deck: { events: n },
      name: told(name),
      emblem,
      left,
      discarded,
    })),
    {
      deck: 'stasis',
      name: say('deck-stasis'),
      emblem: 'fist',
      left: council.streets?.deck_left ?? null,
      discarded: council.streets?.discarded ?? 0,
    },
  ];
}

export type Found = DeckCard & { place: number };

/** The cards whose title or text holds every word; their places count in the whole pile, from 1. */
export function foundCards(cards: DeckCard[], sought: string): Found[] {
  return cards
    .map((card, n) => ({ ...card, place: n + 1 }))
    .filter(({ title, says }) => holds(`${told(title)} ${told(says)}`, sought));
}

export type Pile = 'draw' | 'up' | 'discard';

/** Where a card of a pile may be put; a hand is chosen apart. */
export function waysFrom(pile: Pile, deck: DeckName): { to: CardTo; name: string; says: string }[] {
  const ways: { to: CardTo; way: string; not?: Pile }[] = [
    { to: 'face_up', way: 'up', not: 'up' },
    { to: 'top', way: 'top' },
    { to: 'bottom', way: 'bottom' },
    { to: 'into', way: 'into' },
    { to: 'discard', way: 'discard', not: 'discard' },
  ];
  return ways
    .filter(({ to, not }) => not !== pile && (deck !== 'stasis' || to !== 'face_up'))
    .map(({ to, way }) => ({ to, name: say(`way-${way}`), says: say(`way-says-${way}`) }));
}

export function deckActs(desk: CouncilDesk, open: (deck: DeckName) => void): Act[] {
  return deckLines(desk.council).map(({ deck, name }): Act => ({
    id: `deck:${deckKey(deck)}`,
    name: say('deck-act', { deck: name }),
    hint: say('deck-act-says'),
    section: PARTS.council,
    needs: 'nothing',
    run: () => open(deck),
  }));
}
