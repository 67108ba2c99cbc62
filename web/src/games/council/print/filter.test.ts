import { describe, expect, it } from 'vitest';

import { eventCard, sheetsView } from './dev/fixture';
import { actsOf, plain, wantedCards } from './filter';

const { decks } = sheetsView(4);
const all = { deck: null, act: null, text: '' };
const ids = (wanted: Partial<typeof all> | { deck: string } | { act: number }) =>
  wantedCards(decks, { ...all, ...wanted }).flatMap(({ cards }) =>
    cards.map(({ card }) => card.id),
  );

describe('what is looked for', () => {
  it('is everything at first', () => {
    expect(ids({})).toHaveLength(12);
  });

  it('may be one deck, in which the others have no place', () => {
    const found = wantedCards(decks, { ...all, deck: 'harbour' });
    expect(found.map(({ id }) => id)).toEqual(['harbour']);
  });

  it('may be an Act', () => {
    expect(ids({ act: 2 })).toEqual(['card-0-1', 'card-1-1', 'card-2-1']);
    expect(actsOf(decks)).toEqual([1, 2, 3]);
  });

  it('is every word, wherever it stands on the card', () => {
    expect(ids({ text: 'gulls RATS' })).toHaveLength(12);
    expect(ids({ text: 'gulls owls' })).toEqual([]);
    expect(ids({ text: '  card-1-3 ' })).toEqual(['card-1-3']);
  });

  it('does not mind accents, nor which quotes are typed', () => {
    expect(plain('Arête’s “crown”')).toBe('arete\'s "crown"');
    const deck = {
      id: 'd',
      name: 'D',
      emblem: 'd',
      cards: [eventCard(0, 0, { title: 'L’Arête' })],
    };
    expect(wantedCards([deck], { ...all, text: "l'arete" })[0]?.cards).toHaveLength(1);
  });

  it('keeps a deck in which nothing is found, so that its place says so', () => {
    expect(wantedCards(decks, { ...all, text: 'owls' })).toHaveLength(3);
  });
});
