import { describe, expect, it } from 'vitest';
import { council, there } from '../dev/fixtures';
import type { CouncilView } from '../../../wire/council';
import { cues } from './cues';

describe('sounds of a change', () => {
  it('rings for a phase and drums for stasis', () => {
    const check = council('check');
    expect(cues(council('events_chosen'), council('debate'))).toEqual(['bell']);
    expect(cues(check, council('stasis_cards', { decks: check.decks }))).toEqual(['drum']);
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
    const early = council('deploy');
    expect(cues(early, council('deploy-card'))).toEqual(['flip']);
    expect(cues(early, early)).toEqual([]);
    const streets = there(early.streets);
    const deed = there(streets.deed);
    const next = { ...streets, deed: { ...deed, number: deed.number + 1 } };
    expect(cues(early, { ...early, streets: next })).toEqual(['march']);
  });
  it('warns before the end of a round and strikes the gong at its end, once', () => {
    const [quiet, warned, over] = ['debate', 'debate-warned', 'debate-over'].map((name) =>
      council(name),
    ) as [CouncilView, CouncilView, CouncilView];
    expect(cues(quiet, warned)).toEqual(['warning']);
    expect(cues(warned, warned)).toEqual([]);
    expect(cues(warned, over)).toEqual(['gong']);
    expect(cues(over, council('debate', { day: council('assembly').day }))).toEqual([]);
  });
  it('flips for an election, and a veto falls like a verdict', () => {
    const open = council('election');
    expect(cues(open, { ...open, election: council('election-revealed').election })).toEqual([
      'flip',
    ]);
    const passed = council('outcome');
    const { ballot } = council('outcome-vetoed');
    expect(cues(passed, { ...passed, ballot })).toEqual(['verdict']);
  });
  it('drums when the last actions begin', () => {
    const full = council('deploy-full');
    expect(cues(full, council('last-actions'))).toEqual(['march', 'drum']);
  });
  it('is silent when nothing of that happened', () => {
    const before = council('debate');
    expect(cues(before, council('debate', { speakers: ['medes'] }))).toEqual([]);
    const gone = before.decks.map((deck) => ({ ...deck, up: null }));
    expect(cues(before, { ...before, decks: gone })).toEqual([]);
  });
});
