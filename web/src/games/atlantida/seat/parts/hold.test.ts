import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { speak } from '../../../../ui/language.svelte';
import Hold from './Hold.svelte';

let page: Record<string, unknown>;
const onheld = vi.fn();
const button = () => document.querySelector('button') as HTMLButtonElement;
const down = () =>
  button().dispatchEvent(new PointerEvent('pointerdown', { button: 0, bubbles: true }));
const up = () => {
  button().dispatchEvent(new PointerEvent('pointerup', { button: 0, bubbles: true }));
  button().click();
  flushSync();
};

beforeAll(() => speak('en'));
beforeEach(() => {
  vi.useFakeTimers();
  onheld.mockReset();
  page = mount(Hold, { target: document.body, props: { label: 'Hold to seal', onheld } });
  flushSync();
});
afterEach(() => {
  void unmount(page);
  vi.useRealTimers();
});

describe('a button that is held', () => {
  it('does it once, when it was held long enough', () => {
    down();
    vi.advanceTimersByTime(700);
    up();
    expect(onheld).toHaveBeenCalledOnce();
    up();
    expect(onheld).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(400);
  });

  it('presses nothing of what has come under the finger meanwhile', () => {
    const pressed = vi.fn();
    const below = document.body.appendChild(document.createElement('button'));
    below.addEventListener('click', pressed);
    down();
    vi.advanceTimersByTime(2_000);
    below.dispatchEvent(new PointerEvent('pointerup', { button: 0, bubbles: true }));
    below.click();
    expect(pressed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(400);
    below.click();
    expect(pressed).toHaveBeenCalledOnce();
    below.remove();
  });

  it('asks after a short press, and does it after a second', () => {
    down();
    vi.advanceTimersByTime(100);
    up();
    expect(onheld).not.toHaveBeenCalled();
    expect(button().textContent).toContain('Press again');
    down();
    up();
    expect(onheld).toHaveBeenCalledOnce();
  });

  it('forgets a short press after a while', () => {
    up();
    vi.advanceTimersByTime(5_000);
    up();
    expect(onheld).not.toHaveBeenCalled();
  });
});
