import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Calm } from './calm.svelte';

describe('a card that comes over the screen', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('waits until nobody has touched the screen for a moment', () => {
    const calm = new Calm();
    expect(calm.still).toBe(true);
    calm.touch();
    vi.advanceTimersByTime(1_000);
    calm.touch();
    vi.advanceTimersByTime(1_100);
    expect(calm.still).toBe(false);
    vi.advanceTimersByTime(100);
    expect(calm.still).toBe(true);
  });
  it('cannot be pressed while it comes, nor can the next one by the same touch', () => {
    const calm = new Calm();
    calm.shown();
    expect(calm.armed).toBe(false);
    vi.advanceTimersByTime(600);
    expect(calm.armed).toBe(true);
    calm.shown();
    expect(calm.armed).toBe(false);
  });
});
