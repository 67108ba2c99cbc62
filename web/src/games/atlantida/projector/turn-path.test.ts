import { mount, unmount } from 'svelte';
import { beforeAll, expect, it } from 'vitest';

import { speak, textsAreThere } from '../../../ui/language.svelte';
import { table } from '../dev/recorded';
import TurnPath from './wall/TurnPath.svelte';

beforeAll(async () => {
  await speak('en');
  await textsAreThere();
});

it.each([
  ['moving', 0, 'Movement'],
  ['building', 3, 'Improvement'],
  ['seaquake', 4, 'The end of the turn'],
])('marks in %s what of the turn is past, and what is played', (name, past, now) => {
  document.body.innerHTML = '';
  const page = mount(TurnPath, { target: document.body, props: { game: table(name), size: 40 } });
  const parts = [...document.querySelectorAll('li')];
  expect(parts.filter((one) => one.matches('.past')).length).toBe(past);
  expect(
    document.querySelector('[aria-current=step]')?.querySelector('svg')?.getAttribute('aria-label'),
  ).toBe(now);
  void unmount(page);
});
