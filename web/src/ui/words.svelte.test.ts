import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';

import { speak } from './language.svelte';
import Words from './Words.svelte';

afterEach(() => speak('en'));

it('sets each word of a title apart, with the places where it may be parted within a line of its own', async () => {
  await speak('el');
  const page = mount(Words, { target: document.body, props: { text: 'Κολοσσός της Ατλαντίδας' } });
  flushSync();
  const words = [...document.querySelectorAll('span')];
  expect(words.map((word) => word.textContent?.replaceAll('\u00ad', '-'))).toEqual([
    'Κολοσσός',
    'της',
    'Ατλα-ντί-δας',
  ]);
  expect(document.body.textContent.replaceAll('\u00ad', '')).toBe('Κολοσσός της Ατλαντίδας');
  void unmount(page);
});
