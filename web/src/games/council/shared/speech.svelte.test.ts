import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';

import SpeechClock from './SpeechClock.svelte';

function shown(now: number, since: number, seconds: number) {
  const table = { running: false, remaining: (to: number) => Math.max(0, to - now) };
  const clock = mount(SpeechClock, { target: document.body, props: { table, since, seconds } });
  flushSync();
  const span = document.querySelector<HTMLElement>('[data-testid=speech-clock]');
  const read = [span?.querySelector('b')?.textContent, span?.dataset['over']];
  void unmount(clock);
  return read;
}

it('counts whole seconds of a speech, and says when it has lasted longer than it should', () => {
  expect(shown(5_000, 5_000, 60)).toEqual(['0:00', 'false']);
  expect(shown(65_900, 5_000, 60)).toEqual(['1:00', 'false']);
  expect(shown(66_000, 5_000, 60)).toEqual(['1:01', 'true']);
  expect(shown(900_000, 5_000, 0), 'nobody says how long').toEqual(['14:55', 'false']);
});
