import { describe, expect, it } from 'vitest';
import { council } from '../dev/fixtures';
import { cues } from './cues';

describe('sounds of a change', () => {
  it('rings for a phase and drums for stasis', () => {
    expect(cues(council('presiding'), council('debate'))).toEqual(['bell']);
    expect(cues(council('check'), council('stasis'))).toEqual(['drum']);
  });
  it('flips for a vote, a race and a card', () => {
    expect(cues(council('ballot'), council('outcome'))).toEqual(['flip']);
    expect(cues(council('race'), council('race', { race: council('strengths').race }))).toEqual([
      'flip',
    ]);
    const before = council('choose_events');
    const decks = before.decks.map((deck) => ({
      ...deck,
      up: deck.up && { ...deck.up, id: `${deck.up.id}-2` },
    }));
    expect(cues(before, { ...before, decks })).toEqual(['flip']);
  });
  it('is silent when nothing of that happened', () => {
    const before = council('debate');
    expect(cues(before, council('debate', { speakers: ['medes'] }))).toEqual([]);
    const gone = before.decks.map((deck) => ({ ...deck, up: null }));
    expect(cues(before, { ...before, decks: gone })).toEqual([]);
  });
});
