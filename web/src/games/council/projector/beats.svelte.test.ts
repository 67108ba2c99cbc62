import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beats } from './beats.svelte';

describe('the beats of a reveal', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const AT = [100, 500];
  type Told = ReturnType<typeof beats>;
  function set(revealed: boolean, fresh = false): { told: Told; on: () => void; end: () => void } {
    const on = vi.fn();
    let told: Told | undefined;
    const end = $effect.root(() => {
      told = beats(() => ({ id: 1, revealed }), AT, { fresh, on });
    });
    flushSync();
    if (!told) throw new Error('It was set.');
    return { told, on, end };
  }

  it('stand at the last where it was revealed before', () => {
    const { told, on, end } = set(true);
    vi.advanceTimersByTime(1000);
    expect(told.beat).toBe(2);
    expect(told.settled).toBe(true);
    expect(on).not.toHaveBeenCalled();
    end();
  });
  it('are played where the scene came on with it', () => {
    const { told, on, end } = set(true, true);
    expect(told.beat).toBe(0);
    vi.advanceTimersByTime(100);
    expect(told.beat).toBe(1);
    vi.advanceTimersByTime(400);
    expect(told.settled).toBe(true);
    expect(on).toHaveBeenCalledTimes(2);
    end();
  });
  it('wait before it', () => {
    const { told, end } = set(false);
    vi.advanceTimersByTime(1000);
    expect(told.beat).toBe(0);
    end();
  });
});
