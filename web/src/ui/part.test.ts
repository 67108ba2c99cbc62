import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { fetchAhead, Part } from './part.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('comes when it is looked at, and once', async () => {
  const load = vi.fn(() => Promise.resolve('here'));
  const part = new Part(load);
  expect(load).not.toHaveBeenCalled();
  expect(part.what).toBeNull();
  expect(part.what).toBeNull();
  await part.fetch();
  expect(part.what).toBe('here');
  expect(load).toHaveBeenCalledOnce();
});

it('is asked for again where the network is away', async () => {
  const load = vi.fn(() => Promise.resolve('here'));
  load.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
  const part = new Part(load);
  expect(part.what).toBeNull();
  await vi.advanceTimersByTimeAsync(3_000);
  expect([part.what, part.failed]).toEqual(['here', false]);
});

it('says when it does not come', async () => {
  const part = new Part(() => Promise.reject(new Error('gone')));
  void part.fetch();
  await vi.advanceTimersByTimeAsync(20_000);
  expect([part.what, part.failed]).toEqual([null, true]);
});

it('comes ahead, with the parts that it brings', async () => {
  const inner = vi.fn(() => Promise.resolve('inner'));
  const outer = new Part(() => Promise.resolve(new Part(inner)));
  const ahead = fetchAhead();
  // What is shown first has the line for itself.
  await vi.advanceTimersByTimeAsync(1_000);
  expect(outer.untouched).toBe(true);
  await vi.advanceTimersByTimeAsync(2_000);
  await ahead;
  expect(outer.untouched).toBe(false);
  expect(inner).toHaveBeenCalledOnce();
});
