import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { council } from '../dev/fixtures';
import { CRY_MS, crying } from './crying.svelte';

describe('what the bell cries out', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('stays until it has been read, and only where the room saw it ring', () => {
    let now = $state.raw(council('debate-warned').day);
    let cry: ReturnType<typeof crying> | undefined;
    const end = $effect.root(() => {
      cry = crying(() => now);
    });
    flushSync();
    expect(cry?.words).toBeNull();
    now = council('debate-over').day;
    flushSync();
    expect(cry?.words).toContain('Action Round 2');
    now = council('debate-over').day;
    flushSync();
    expect(cry?.words).toContain('Action Round 2');
    vi.advanceTimersByTime(CRY_MS);
    expect(cry?.words).toBeNull();
    end();
  });
});
