import { describe, expect, it } from 'vitest';

import { control, council, past } from '../../dev/fixtures';
import { cityPairs, factionPairs, seenSince } from './differs';

const now = council('outcome');
const then = past(44, now, control(now)).shared;

describe('what was, beside what is', () => {
  it('marks the figures that differ, and no others', () => {
    const marked = factionPairs(then, now).flatMap(({ faction, pairs }) =>
      pairs.filter(({ differs }) => differs).map(({ name }) => `${faction.id} ${name}`),
    );
    expect(marked).toEqual(['medes Arête']);
  });

  it('names the city’s figures, the race and the vote', () => {
    const marked = cityPairs(then, now).filter(({ differs }) => differs);
    expect(marked.map(({ name }) => name)).toEqual(['Stasis', 'Race', 'Vote']);
    expect(marked[2]).toMatchObject({ then: 'none', now: 'Passed with 21 to 15; 6 abstained.' });
  });

  it('says of a vote under way only how many are in', () => {
    const open = cityPairs(council('ballot'), now).find(({ name }) => name === 'Vote');
    expect(open?.then).toBe('Ration the wells: 3 of 6 in');
  });
});

describe('what people have seen since', () => {
  it('is what the log told everybody after that', () => {
    expect(seenSince(then, now)).toContain('Ration the wells passes with 18 to 12.');
    expect(seenSince(now, now)).toEqual([]);
  });

  it('names the cards that were turned up', () => {
    const hidden = { ...now, docket: [], decks: now.decks.map((deck) => ({ ...deck, up: null })) };
    expect(seenSince(hidden, now)[0]).toMatch(/^Turned up: .*The Wells Run Low/);
  });
});
