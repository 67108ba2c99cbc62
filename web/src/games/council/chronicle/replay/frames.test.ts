import { describe, expect, it } from 'vitest';

import type { Frame } from '../../../../wire/hub';
import { Frames } from './frames';

const set = (value: number) => [{ op: 'replace', path: '/cycle', value }];
const made: Frame[] = [
  { entry: 1, at: 0, shared: { cycle: 0, act: 1 }, patch: [] },
  { entry: 4, at: 1000, shared: null, patch: set(1) },
  { entry: 5, at: 5000, shared: null, patch: set(2) },
  { entry: 9, at: 9000, shared: { cycle: 3, act: 2 }, patch: [] },
  { entry: 10, at: 9500, shared: null, patch: set(4) },
];
const cycle = (frames: Frames, index: number) => frames.view(index)?.cycle;

describe('the frames of a game', () => {
  it('are made of the whole one before and what changed since', () => {
    const frames = new Frames(made);
    expect([0, 1, 2, 3, 4].map((n) => cycle(frames, n))).toEqual([0, 1, 2, 3, 4]);
  });
  it('are the same whichever way one comes', () => {
    const frames = new Frames(made);
    expect([4, 1, 2, 0, 4, 3].map((n) => cycle(frames, n))).toEqual([4, 1, 2, 0, 4, 3]);
    expect(frames.view(4)?.act).toBe(2);
  });
  it('leave the data as they were', () => {
    const before = JSON.stringify(made);
    new Frames(made).view(2);
    expect(JSON.stringify(made)).toBe(before);
  });
  it('are found by an entry of the journal, between two by the earlier', () => {
    const frames = new Frames(made);
    expect([0, 1, 3, 4, 8, 9, 99].map((entry) => frames.after(entry))).toEqual([
      0, 0, 0, 1, 2, 3, 4,
    ]);
  });
  it('are found by the time', () => {
    const frames = new Frames(made);
    expect([0, 999, 1000, 6000, 100_000].map((at) => frames.when(at))).toEqual([0, 0, 1, 2, 4]);
  });
  it('may be none', () => {
    const frames = new Frames([]);
    expect(frames.view(0)).toBeNull();
    expect(frames.after(3)).toBe(0);
  });
});
