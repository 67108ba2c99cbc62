import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { herald } from './herald';
import { timeHeard } from './time-heard.svelte';

let left = $state<number | null>(null);
let end: () => void;

const heard = () => document.querySelector('[data-testid="herald-polite"]')?.textContent ?? '';

beforeEach(() => {
  vi.useFakeTimers();
  // Another test of the same page may have left its place there, or words that nobody said.
  document.body.replaceChildren();
  herald('Before.');
  vi.runAllTimers();
  left = null;
  end = $effect.root(() => timeHeard(() => left));
  flushSync();
});
afterEach(() => {
  end();
  vi.runAllTimers();
  vi.useRealTimers();
});

function reads(milliseconds: number | null): string {
  left = milliseconds;
  flushSync();
  vi.advanceTimersByTime(200);
  return heard();
}

it('says that ten seconds are left, and that they are over, once each', () => {
  expect(reads(12_000)).toBe('');
  expect(reads(9_900)).toBe('Ten seconds left');
  vi.advanceTimersByTime(10_000);
  expect(reads(5_000)).toBe('');
  expect(reads(0)).toBe('The time is up');
});

it('says nothing of what was so when the page came, or of a clock that stands', () => {
  expect(reads(4_000)).toBe('');
  reads(20_000);
  reads(null);
  expect(reads(3_000)).toBe('');
});

it('says that time is up where the table went on at that very moment', () => {
  reads(300);
  end();
  vi.advanceTimersByTime(200);
  expect(heard()).toBe('The time is up');
});
