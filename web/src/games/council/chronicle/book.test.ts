import { describe, expect, it } from 'vitest';

import { Book, dateWords, partsOf, standing } from './book';
import { chronicle } from './dev/fixture';

const parts = (edition?: string) => partsOf(chronicle(edition)).map(({ id }) => id);

describe('the parts of the book', () => {
  it('are the same for everybody in the public edition', () => {
    expect(parts()).toEqual(['story', 'day', 'votes', 'races', 'streets', 'law', 'keep']);
  });
  it('have a chapter more for a faction, and two for Control', () => {
    expect(parts('seat:medes')).toContain('own');
    expect(parts('seat:medes')).not.toContain('desk');
    expect(parts('control')).toEqual(expect.arrayContaining(['own', 'desk']));
    expect(partsOf(chronicle('seat:medes')).find(({ id }) => id === 'own')?.title).toBe(
      'What the Medes Knew',
    );
  });
  it('leave out what did not happen', () => {
    const told = chronicle();
    const quiet = { ...told.story, races: [], stases: [], battles: [] };
    expect(partsOf({ ...told, story: quiet }).map(({ id }) => id)).not.toContain('streets');
  });
});

describe('the final standing', () => {
  it('lets equals share a rank and skips the next', () => {
    const [one] = chronicle().story.factions;
    if (!one) throw new Error('there are factions');
    const all = [3, 9, 7, 7, 1].map((arete, n) => ({ ...one, id: `f${n}`, arete }));
    expect(standing(all).map(({ rank }) => rank)).toEqual([1, 2, 2, 4, 5]);
    expect(standing(all)[0]?.faction.id).toBe('f1');
  });
});

describe('the book', () => {
  const told = chronicle();
  const book = new Book(
    told,
    () => null,
    () => undefined,
  );
  it('knows its factions, and leaves out those that it does not', () => {
    expect(book.name('medes')).toBe('Medes');
    expect(book.factions(['medes', 'nobody']).map(({ id }) => id)).toEqual(['medes']);
  });
  it('says in which Act and cycle an entry was', () => {
    expect(book.when(0).words).toBe('Act I');
    expect(book.when(22)).toEqual({ mark: 'I · 2', words: 'Act I, cycle 2' });
  });
  it('says the day in words', () => {
    expect(dateWords(Date.UTC(2026, 10, 21, 12))).toBe('Saturday, 21 November 2026');
  });
});
