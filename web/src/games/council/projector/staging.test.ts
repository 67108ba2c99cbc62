import { describe, expect, it } from 'vitest';
import { council, STREETS, there } from '../dev/fixtures';
import { LINGER, lingering, lingers, staged, TELL, telling } from './staging';

const { spotlight } = council('spotlight-figure');

describe('what is staged', () => {
  it('shows the scene that Control holds as it is', () => {
    expect(staged(council('diplomacy', { scene: 'agenda', scene_held: true }))).toBe('agenda');
    expect(staged(council('strengths', { scene: 'race', scene_held: true }))).toBe('race');
    expect(staged(council('deploy', { scene: 'black', scene_held: true }))).toBe('black');
  });
  it('shows what Control holds up, in any step, and the council when nothing is', () => {
    for (const step of ['lobby', 'check', 'ballot', 'deploy'] as const) {
      const held = council(step, { scene: 'spotlight', spotlight });
      expect(staged(held)).toBe('spotlight');
    }
    expect(staged(council('ballot', { scene: 'spotlight' }))).toBe('council');
  });
  it('has holding screens for the steps without a scene of their own', () => {
    expect(staged(council('lobby'))).toBe('lobby');
    expect(staged(council('diplomacy'))).toBe('standings');
    expect(staged(council('diplomacy-warned'))).toBe('day');
    expect(staged(council('check'))).toBe('check');
  });
  it('goes from the race to the strengths and from the vote to what follows', () => {
    expect(staged(council('strengths'))).toBe('council');
    expect(staged(council('outcome'))).toBe('outcome');
    expect(staged(council('outcome', { outcome: null }))).toBe('vote');
  });
  it('stages the streets as the server says, step by step', () => {
    const scenes = STREETS.map((name) => staged(council(name)));
    expect(new Set(scenes)).toEqual(new Set(['city', 'battle', 'spoils', 'score', 'amendment']));
    expect(staged(council('tyche'))).toBe('battle');
    expect(staged(council('share'))).toBe('spoils');
    expect(staged(council('score_tied'))).toBe('score');
    expect(staged(council('amended'))).toBe('amendment');
  });
  it('goes through the Assembly: agenda, motion, vote; what passed waits with its vote', () => {
    expect(staged(council('assembly'))).toBe('agenda');
    expect(staged(council('motion_debate'))).toBe('motion');
    expect(staged(council('motion_ballot'))).toBe('vote');
    expect(staged(council('motion_tied'))).toBe('vote');
    expect(staged(council('motion_outcome'))).toBe('vote');
    expect(staged(council('motion_outcome-deed'))).toBe('outcome');
  });
  it('shows the election and its count', () => {
    expect(staged(council('election'))).toBe('election');
    expect(staged(council('election-revealed'))).toBe('election');
  });
  it('has a holding screen for the streets of a scenario without a city', () => {
    expect(staged(council('deploy', { city: null }))).toBe('streets');
    expect(staged(council('deploy', { city: null, scene: 'stasis' }))).toBe('stasis');
  });
  it('follows the scene otherwise', () => {
    expect(staged(council('debate'))).toBe('debate');
    expect(staged(council('choose_motion', { scene: 'cards' }))).toBe('cards');
  });
});

describe('how long a reveal stays', () => {
  it('tells how an Act went that ends while the Archons sit, and not what they were told before', () => {
    const [before, after] = [council('debate'), council('debate', { act: 2 })];
    expect(lingers(before, after)).toBe('standings');
    expect(lingering(before, after)).toBe(LINGER.act);
    expect(lingering(council('diplomacy-warned'), after)).toBe(0);
    expect(lingering(council('lobby'), after)).toBe(0);
  });
  const open = council('ballot');
  const outcome = council('outcome');
  it('holds the vote until the room has seen it', () => {
    expect(lingering(open, outcome)).toBe(LINGER.vote);
  });
  it('holds the race', () => {
    expect(lingering(council('race'), council('strengths'))).toBe(LINGER.race);
  });
  it('holds a tie that was just decided', () => {
    expect(lingering(council('ballot_tied'), outcome)).toBe(LINGER.decided);
  });
  it('holds the vote on a motion, rejected or adopted', () => {
    const motion = council('motion_ballot');
    const between = council('assembly');
    expect(lingering(motion, between)).toBe(LINGER.vote);
    expect(lingering(motion, council('motion_outcome'))).toBe(0);
    const deed = council('motion_outcome-deed');
    const asked = { ...motion, ballot: { ...there(deed.ballot), result: null } };
    expect(lingering(asked, deed)).toBe(LINGER.vote);
    expect(lingering(council('motion_tied'), between)).toBe(LINGER.decided);
  });
  it('holds an election that is left at once', () => {
    expect(lingering(council('election'), council('election-left'))).toBe(LINGER.election);
  });
  it('brings the vote back for a veto', () => {
    const vetoed = { ...outcome, ballot: council('outcome-vetoed').ballot };
    expect(staged(outcome)).toBe('outcome');
    expect(lingers(outcome, vetoed)).toBe('vote');
    expect(lingering(outcome, vetoed)).toBe(LINGER.vetoed);
  });
  it('cuts a text into stone once Control has confirmed it', () => {
    const passed = council('motion_outcome');
    const between = council('assembly');
    expect(lingers(passed, between)).toBe('carved');
    expect(lingering(passed, between)).toBe(LINGER.carved);
    const struck = {
      ...between,
      agenda: between.agenda.map((row) => ({ ...row, state: 'rejected' as const })),
    };
    expect(lingers(passed, struck)).toBe('vote');
    expect(lingering(passed, { ...between, scene: 'black', scene_held: true })).toBe(0);
  });
  it('shows what happens once Control has let it happen, not before', () => {
    const after = council('check');
    expect(staged(outcome)).toBe('outcome');
    expect(lingers(outcome, after)).toBe('happened');
    expect(lingering(outcome, after)).toBe(LINGER.happened);
    const nothing = { ...there(outcome.outcome), changes: [] };
    expect(lingering({ ...outcome, outcome: nothing }, after)).toBe(0);
    const struck = there(outcome.outcome).changes.map((row) => ({ ...row, struck: true }));
    expect(lingering({ ...outcome, outcome: { ...nothing, changes: struck } }, after)).toBe(0);
    const { ballot } = council('outcome-vetoed');
    expect(lingers(outcome, { ...after, ballot })).toBe('vote');
    expect(lingering(outcome, { ...after, scene: 'black', scene_held: true })).toBe(0);
  });
  it('lets the words of a reveal wait until it has been seen', () => {
    expect(telling(open, outcome)).toBe(TELL.vote);
    expect(telling(council('race'), council('strengths'))).toBe(TELL.race);
    expect(telling(council('election'), council('election-revealed'))).toBe(TELL.election);
    expect(telling(outcome, council('check'))).toBe(0);
  });
  it('gives way to Control', () => {
    expect(lingering(open, { ...outcome, scene: 'spotlight', spotlight })).toBe(0);
    expect(lingering(open, { ...outcome, scene: 'black', scene_held: true })).toBe(0);
  });
  it('holds nothing when nothing was revealed', () => {
    expect(lingering(council('debate'), council('race'))).toBe(0);
    expect(lingering({ ...outcome, outcome: null }, council('check'))).toBe(0);
    expect(lingering(open, { ...council('check'), ballot: null })).toBe(0);
  });
});
