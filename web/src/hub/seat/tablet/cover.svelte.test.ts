import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Cover, COVER_AFTER_MS, WARN_MS } from './cover.svelte';

describe('a seat that lies open on a shared tablet', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is covered until somebody says who they are, and again when they are done', () => {
    const cover = new Cover();
    expect(cover.open).toBeNull();
    cover.lift('medes');
    expect(cover.open).toBe('medes');
    cover.close();
    expect(cover.open).toBeNull();
  });
  it('covers itself after twenty seconds without a touch, and says so before', () => {
    const cover = new Cover();
    cover.lift('medes');
    vi.advanceTimersByTime(COVER_AFTER_MS - WARN_MS - 1_000);
    expect(cover.closing).toBeNull();
    vi.advanceTimersByTime(2_000);
    expect(cover.closing).toBe(5);
    vi.advanceTimersByTime(5_000);
    expect(cover.open).toBeNull();
    expect(cover.closing).toBeNull();
  });
  it('stays open for whoever touches it', () => {
    const cover = new Cover();
    cover.lift('medes');
    vi.advanceTimersByTime(COVER_AFTER_MS - 1_000);
    cover.touch();
    expect(cover.closing).toBeNull();
    vi.advanceTimersByTime(COVER_AFTER_MS - 1_000);
    expect(cover.open).toBe('medes');
    vi.advanceTimersByTime(1_000);
    expect(cover.open).toBeNull();
  });
  it('does not open the next seat for what was left of the last one’s time', () => {
    const cover = new Cover();
    cover.lift('medes');
    vi.advanceTimersByTime(COVER_AFTER_MS - 1_000);
    cover.close();
    cover.lift('tyrants');
    vi.advanceTimersByTime(COVER_AFTER_MS - 1_000);
    expect(cover.open).toBe('tyrants');
  });
  it('is covered when the device slept in between', () => {
    let now = 0;
    const cover = new Cover(() => now);
    cover.lift('medes');
    now = 3_600_000;
    vi.advanceTimersByTime(250);
    expect(cover.open).toBeNull();
  });
});
