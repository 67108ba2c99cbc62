import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Frames } from './frames';
import { Player, standing } from './player.svelte';

const frame = (entry: number, at: number) => ({ entry, at, shared: { cycle: entry }, patch: [] });
const player = () =>
  new Player(new Frames([frame(1, 0), frame(3, 2000), frame(4, 62_000), frame(8, 63_000)]));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the replay', () => {
  it('goes where it is told, and no further than the game', () => {
    const here = player();
    here.go(2);
    expect(here.view?.cycle).toBe(4);
    here.go(99);
    expect(here.index).toBe(3);
    here.go(-1);
    expect(here.index).toBe(0);
    here.see(5);
    expect(here.index).toBe(2);
  });
  it('plays in the time of the table, and stops at the end', () => {
    const here = player();
    here.run(1);
    here.play();
    vi.advanceTimersByTime(1999);
    expect(here.index).toBe(0);
    vi.advanceTimersByTime(1);
    expect(here.index).toBe(1);
    vi.advanceTimersByTime(6000);
    expect(here.index).toBe(3);
    expect(here.playing).toBe(false);
  });
  it('plays faster when told', () => {
    const here = player();
    here.run(10);
    here.play();
    vi.advanceTimersByTime(200);
    expect(here.index).toBe(1);
  });
  it('waits when it is paused or moved', () => {
    const here = player();
    here.play();
    here.go(1);
    expect(here.playing).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(here.index).toBe(1);
  });
  it('begins again from the end', () => {
    const here = player();
    here.go(3);
    here.play();
    expect(here.index).toBe(0);
    here.pause();
  });
  it('passes over long pauses, and shows each frame', () => {
    expect(standing(600_000, 1)).toBe(5000);
    expect(standing(0, 60)).toBe(60);
    expect(standing(3000, 10)).toBe(300);
  });
});
