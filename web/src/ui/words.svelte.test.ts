import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';

import { speak } from './language.svelte';
import Words from './Words.svelte';

afterEach(() => speak('en'));

it('sets each word of a title apart, with the places where it may be parted within a line of its own', async () => {
  await speak('el');
  const target = document.createElement('h2');
  const page = mount(Words, { target, props: { text: 'Κολοσσός της Ατλαντίδας' } });
  flushSync();
  const words = [...target.querySelectorAll('span')];
  expect(words.map((word) => word.textContent?.replaceAll('\u00ad', '-'))).toEqual([
    'Κολοσσός',
    'της',
    'Ατλα-ντί-δας',
  ]);
  expect(target.textContent.replaceAll('\u00ad', '')).toBe('Κολοσσός της Ατλαντίδας');
  void unmount(page);
});
