import { describe, expect, it } from 'vitest';
import { council, day, election, motionResult, streetCouncil } from '../dev/fixtures';
import { cues } from './cues';

describe('sounds of a change', () => {
  it('rings for a phase and drums for stasis', () => {
    expect(cues(council('presiding'), council('debate'))).toEqual(['bell']);
    expect(cues(council('check'), council('stasis_cards'))).toEqual(['drum']);
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
  it('hears what is done in the streets', () => {
    const early = streetCouncil('deploy-early');
    expect(cues(early, streetCouncil('deploy-full'))).toEqual(['flip']);
    expect(cues(early, early)).toEqual([]);
    const streets = early.streets;
    const deed = streets?.deed;
    if (!streets || !deed) throw new Error('There is a deed.');
    const next = { ...streets, deed: { ...deed, number: deed.number + 1 } };
    expect(cues(early, { ...early, streets: next })).toEqual(['march']);
  });
  it('warns before the end of a round and strikes the gong at its end, once', () => {
    const quiet = council('debate', { day: day(3) });
    const warned = council('debate', { day: day(3, 'warned') });
    const over = council('debate', { day: day(3, 'over') });
    expect(cues(quiet, warned)).toEqual(['warning']);
    expect(cues(warned, warned)).toEqual([]);
    expect(cues(warned, over)).toEqual(['gong']);
    expect(cues(over, council('debate', { day: day(4) }))).toEqual([]);
  });
  it('flips for an election, and a veto falls like a verdict', () => {
    const open = council('election');
    expect(cues(open, { ...open, election: election(true) })).toEqual(['flip']);
    const passed = council('outcome');
    if (!passed.ballot) throw new Error('There is a vote.');
    const vetoed = { ...passed.ballot, result: motionResult('vetoed') };
    expect(cues(passed, { ...passed, ballot: vetoed })).toEqual(['verdict']);
  });
  it('drums when the last actions begin', () => {
    const full = streetCouncil('deploy-full');
    expect(cues(full, streetCouncil('last-actions'))).toEqual(['march', 'drum']);
  });
  it('is silent when nothing of that happened', () => {
    const before = council('debate');
    expect(cues(before, council('debate', { speakers: ['medes'] }))).toEqual([]);
    const gone = before.decks.map((deck) => ({ ...deck, up: null }));
    expect(cues(before, { ...before, decks: gone })).toEqual([]);
  });
});
