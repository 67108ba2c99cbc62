import { speak } from '../../../ui/language.svelte';
import { told, translateWith } from '../../../ui/told.svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { council, nowIn, shared } from '../dev/fixtures';
import { Director, RETURN_MS } from './director.svelte';
import { LINGER, TELL } from './staging';

const outcome = () => shared(council('outcome'));

describe('the director', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows how it stands when the page has just been loaded, without a sound', () => {
    const sound = vi.fn();
    const director = new Director(sound);
    director.follow(outcome());
    expect(director.staged?.staging).toBe('outcome');
    expect(director.live).toBe(false);
    expect(sound).not.toHaveBeenCalled();
  });
  it('says what goes on in the room’s language, whenever its names are translated', async () => {
    const director = new Director(() => undefined);
    director.follow(shared(council('choose_events')));
    expect(told(director.headline)).toContain('Democrats');
    translateWith((_to, texts) =>
      Promise.resolve(Object.fromEntries(texts.map((text) => [text, { text: `${text}!` }]))),
    );
    await speak('de');
    told(director.headline);
    await vi.advanceTimersByTimeAsync(500);
    expect(told(director.headline)).toContain('Democrats!');
    translateWith(null);
    await speak('en');
    director.leave();
  });
  it('keeps the vote on the stage with its result, then goes on', () => {
    const sound = vi.fn();
    const director = new Director(sound);
    director.follow(shared(council('ballot')));
    director.follow(outcome());
    expect(sound).toHaveBeenCalledWith('flip');
    expect(director.staged?.staging).toBe('vote');
    expect(director.staged?.view.game.ballot?.result).not.toBeNull();
    vi.advanceTimersByTime(LINGER.vote);
    expect(director.staged?.staging).toBe('outcome');
    expect(director.live).toBe(true);
  });
  it('shows what happens from what was shown before it, however soon Control lets it happen', () => {
    const director = new Director(() => undefined);
    director.follow(shared(council('ballot')));
    director.follow(outcome());
    expect(director.staged?.staging).toBe('vote');
    director.follow(shared(council('check')));
    expect(director.staged?.staging).toBe('happened');
    expect(director.staged?.past?.outcome).toEqual(council('outcome').outcome);
    vi.advanceTimersByTime(LINGER.happened);
    expect(director.staged?.staging).toBe('check');
    director.leave();
  });
  it('does not begin the wait again for what changes meanwhile', () => {
    const director = new Director(() => undefined);
    director.follow(shared(council('ballot')));
    director.follow(outcome());
    vi.advanceTimersByTime(LINGER.vote - 1000);
    director.follow(outcome());
    expect(director.staged?.staging).toBe('vote');
    vi.advanceTimersByTime(1000);
    expect(director.staged?.staging).toBe('outcome');
  });
  it('keeps the vote on a motion that fails, then goes back to the agenda', () => {
    const director = new Director(() => undefined);
    director.follow(shared(council('motion_ballot')));
    director.follow(shared(council('assembly')));
    expect(director.staged?.staging).toBe('vote');
    vi.advanceTimersByTime(LINGER.vote);
    expect(director.staged?.staging).toBe('agenda');
  });
  it('carves what passed only once Control has confirmed it', () => {
    const director = new Director(() => undefined);
    director.follow(shared(council('motion_ballot')));
    director.follow(shared(council('motion_outcome')));
    vi.advanceTimersByTime(10 * LINGER.vote);
    expect(director.staged?.staging).toBe('vote');
    director.follow(shared(council('assembly')));
    expect(director.staged?.staging).toBe('carved');
    vi.advanceTimersByTime(LINGER.carved);
    expect(director.staged?.staging).toBe('agenda');
  });
  it('says how a vote ended when the pebbles have turned, not before', () => {
    const director = new Director(() => undefined);
    const open = council('ballot');
    director.follow(shared(open));
    expect(told(director.headline)).toBe(told(open.headline));
    director.follow(outcome());
    vi.advanceTimersByTime(TELL.vote - 1);
    expect(told(director.headline)).toBe(told(open.headline));
    director.follow(shared(council('outcome', { headline: 'Passed, 21 to 15.' })));
    expect(told(director.headline)).toBe(told(open.headline));
    vi.advanceTimersByTime(1);
    expect(told(director.headline)).toBe('Passed, 21 to 15.');
    director.follow(shared(council('check')));
    expect(told(director.headline)).toBe(told(council('check').headline));
  });
  it('plays nothing again when Control takes the game back, and says so for a moment', () => {
    const sound = vi.fn();
    const director = new Director(sound);
    director.follow(shared(council('ballot')));
    director.follow(outcome());
    sound.mockClear();
    const text = 'Control went back to before the vote.';
    const line = { at: nowIn('outcome'), when: '', kind: 'control' as const, text, factions: [] };
    const game = council('ballot', { step_number: 31 });
    director.follow(shared({ ...game, log: { ...game.log, 999: line } }, { returns: 1 }));
    expect(director.staged?.staging).toBe('vote');
    expect(director.staged?.view.game.ballot?.result).toBeNull();
    expect(told(director.headline)).toBe(told(game.headline));
    expect(director.live).toBe(false);
    expect(director.returns).toBe(1);
    expect(director.returned).toBe(text);
    expect(sound).not.toHaveBeenCalled();
    vi.advanceTimersByTime(RETURN_MS);
    expect(director.returned).toBeNull();
    vi.advanceTimersByTime(LINGER.vote);
    expect(told(director.headline)).toBe(told(game.headline));
  });
  it('brings the vote back when it is vetoed', () => {
    const sound = vi.fn();
    const director = new Director(sound);
    const game = council('outcome');
    director.follow(shared(game));
    expect(director.staged?.staging).toBe('outcome');
    const { ballot } = council('outcome-vetoed');
    director.follow(shared({ ...game, ballot }));
    expect(director.staged?.staging).toBe('vote');
    expect(sound).toHaveBeenCalledWith('verdict');
    vi.advanceTimersByTime(LINGER.vetoed);
    expect(director.staged?.staging).toBe('outcome');
  });
  it('goes through the streets scene by scene, at once', () => {
    const sound = vi.fn();
    const director = new Director(sound);
    director.follow(shared(council('deploy')));
    for (const [state, scene] of [
      ['deploy-card', 'city'],
      ['battles', 'city'],
      ['tyche', 'battle'],
      ['battle', 'battle'],
      ['spoils', 'spoils'],
      ['score', 'score'],
      ['amended', 'amendment'],
    ] as const) {
      director.follow(shared(council(state)));
      expect(director.staged?.staging).toBe(scene);
    }
    expect(sound).toHaveBeenCalledWith('flip');
    director.leave();
  });
  it('shows one scene alone where it is pinned, in silence, but what Control says to all', () => {
    const sound = vi.fn();
    const director = new Director(sound, 'agenda');
    director.follow(shared(council('ballot')));
    expect(director.staged?.staging).toBe('agenda');
    director.follow(outcome());
    expect(director.staged?.staging).toBe('agenda');
    expect(sound).not.toHaveBeenCalled();
    director.follow(shared(council('outcome', { scene: 'city', scene_held: true })));
    expect(director.staged?.staging).toBe('agenda');
    director.follow(shared(council('outcome', { scene: 'black', scene_held: true })));
    expect(director.staged?.staging).toBe('black');
    director.pin(null);
    director.follow(shared(council('check')));
    expect(director.staged?.staging).not.toBe('agenda');
    director.leave();
  });
  it('lets go when the next phase begins or Control chooses a scene', () => {
    for (const next of [
      shared(council('check')),
      shared(council('outcome', { scene: 'message', scene_held: true })),
    ]) {
      const director = new Director(() => undefined);
      director.follow(shared(council('ballot')));
      director.follow(outcome());
      director.follow(next);
      expect(director.staged?.staging).not.toBe('vote');
      director.leave();
    }
  });
});
