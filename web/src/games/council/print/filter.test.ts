import { describe, expect, it } from 'vitest';

import { sheets, there } from '../dev/fixtures';
import { actsOf, plain, wantedCards } from './filter';

const { decks } = sheets();
const card = (n: number) => there(decks[0]?.cards[n]);
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
    expect(ids({ act: 2 })).toEqual(['hearth-fever', 'harbour-blockade', 'oracle-hydra']);
    expect(actsOf(decks)).toEqual([1, 2, 3]);
  });

  it('is every word, wherever it stands on the card', () => {
    expect(ids({ text: 'nine HEADS' })).toEqual(['oracle-hydra']);
    expect(ids({ text: 'heads owls' })).toEqual([]);
    expect(ids({ text: '  harbour-oath ' })).toEqual(['harbour-oath']);
  });

  it('does not mind accents, nor which quotes are typed', () => {
    expect(plain('Arête’s “crown”')).toBe('arete\'s "crown"');
    const one = card(0);
    const cards = [{ ...one, card: { ...one.card, title: 'L’Arête' } }];
    const deck = { id: 'd', name: 'D', emblem: 'd', cards };
    expect(wantedCards([deck], { ...all, text: "l'arete" })[0]?.cards).toHaveLength(1);
  });

  it('keeps a deck in which nothing is found, so that its place says so', () => {
    expect(wantedCards(decks, { ...all, text: 'owls' })).toHaveLength(3);
  });
});
