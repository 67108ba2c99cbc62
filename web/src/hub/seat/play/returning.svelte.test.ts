import { describe, expect, it } from 'vitest';
import { council, nowIn, shared } from '../../../games/council/dev/fixtures';
import type { CouncilView } from '../../../wire/council';
import { modeWords } from '../../../games/council/seat/modes';
import { Returning } from './returning.svelte';

const SAID = 'Control went back to before the vote.';

function back(change: Partial<CouncilView> = {}) {
  const game = council('choose_motion', { step_number: 31, ...change });
  const line = {
    at: nowIn('ballot'),
    when: '',
    kind: 'control' as const,
    text: SAID,
    factions: [],
  };
  return shared({ ...game, log: { ...game.log, 999: line } }, { returns: 1 });
}

describe('a phone whose game is taken back', () => {
  it('says so until the game goes on, and drops what was begun', () => {
    const returning = new Returning(() => 'Back.');
    returning.follow(shared(council('ballot')));
    expect(returning.said).toBeNull();
    returning.follow(back());
    expect(returning.said).toBe(SAID);
    expect(returning.count).toBe(1);
    returning.follow(back({ speakers: ['medes'] }));
    expect(returning.said).toBe(SAID);
    returning.follow(back({ step_number: 32 }));
    expect(returning.said).toBeNull();
    expect(returning.count).toBe(1);
  });
  it('says no more of it once the table is closed', () => {
    const returning = new Returning(() => 'Back.');
    returning.follow(shared(council('ballot')));
    returning.follow(back());
    const closed = back();
    returning.follow({ ...closed, table: { ...closed.table, over: true } });
    expect(returning.said).toBeNull();
  });
  it('says nothing of it to a page that has just been loaded', () => {
    const returning = new Returning(() => 'Back.');
    returning.follow(back());
    expect(returning.said).toBeNull();
    expect(returning.count).toBe(0);
  });
  it('is quiet once it was understood', () => {
    const returning = new Returning(() => 'Back.');
    returning.follow(shared(council('ballot')));
    returning.follow(back());
    returning.heard();
    expect(returning.said).toBeNull();
  });
});

describe('a seat that is not played on its phone', () => {
  const words = (mode: CouncilView['factions'][number]['mode']) => {
    const game = council('ballot');
    const me = game.factions.find(({ id }) => id === 'democrats');
    if (!me) throw new Error('The fixture has Democrats.');
    return modeWords(game, { ...me, mode });
  };
  it('says nothing of a phone or a tablet', () => {
    expect(words({ how: 'phone' })).toBeNull();
    expect(words({ how: 'tablet' })).toBeNull();
  });
  it('says who chooses instead', () => {
    expect(words({ how: 'paper' })?.sentence).toContain('Control enters for you');
    expect(words({ how: 'scripted' })?.title).toBe('The program plays your seat');
    expect(words({ how: 'absent', instead: 'abstain' })?.sentence).toContain('You abstain');
    expect(words({ how: 'absent', instead: 'control' })?.sentence).toBe('Control decides for you.');
    expect(words({ how: 'absent', instead: { follow: 'medes' } })?.sentence).toContain('the Medes');
  });
  it('lets whoever is there take back a seat at which nobody seems to be', () => {
    expect(words({ how: 'paper' })?.returns).toBe(false);
    expect(words({ how: 'absent', instead: 'abstain' })?.returns).toBe(true);
    expect(words({ how: 'scripted' })?.returns).toBe(true);
  });
});
