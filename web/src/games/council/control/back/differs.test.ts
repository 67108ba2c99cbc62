import { describe, expect, it } from 'vitest';

import { council, past, there } from '../../dev/fixtures';
import { cityPairs, factionPairs, seenSince } from './differs';

const now = council('outcome');
// Heroes have been sent since, and the streets were a little calmer.
const { stasis, ...race } = past(44).shared;
const then = { ...race, stasis: { ...stasis, value: stasis.value - 1 } };

describe('what was, beside what is', () => {
  it('marks the figures that differ, and no others', () => {
    const marked = factionPairs(then, now).flatMap(({ player, pairs }) =>
      pairs.filter(({ differs }) => differs).map(({ name }) => `${player.id} ${name}`),
    );
    const citizens = now.factions.filter(({ citizen }) => citizen);
    expect(marked).toEqual(citizens.map(({ id }) => `${id} Strength`));
  });

  it('names the city’s figures, the race and the vote', () => {
    const marked = cityPairs(then, now).filter(({ differs }) => differs);
    expect(marked.map(({ name }) => name)).toEqual(['Stasis', 'Race', 'Vote']);
    expect(marked[2]).toMatchObject({ then: 'none', now: 'Passed, 22 to 15.' });
  });

  it('says of a vote under way only how many are in', () => {
    const open = cityPairs(council('ballot'), now).find(({ name }) => name === 'Vote');
    expect(open?.then).toBe('Banish the culprit: 3 of 6 in');
  });
});

describe('what people have seen since', () => {
  it('is what the log told everybody after that', () => {
    expect(seenSince(then, now)).toContain('22 YES, 15 NO, 11 abstained: passed.');
    expect(seenSince(now, now)).toEqual([]);
  });

  it('names the cards that were turned up', () => {
    const hidden = { ...now, docket: [], decks: now.decks.map((deck) => ({ ...deck, up: null })) };
    expect(seenSince(hidden, now)[0]).toMatch(/^Turned up: /);
    expect(seenSince(hidden, now)[0]).toContain(there(now.decks[0]?.up).title);
  });
});
