import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';

import { table } from '../dev/recorded';
import { peoples } from './factions';
import Island from './Island.svelte';
import { phone, TABLET, WALL } from './measures';

it.each([
  ['the wall', WALL, 28],
  ['a tablet', TABLET, 20],
  ['a phone', phone(62), 13],
  ['a small phone', phone(50), 13],
])('says on %s of each place what sentences call it', (_, measures, least) => {
  const { board, players, aids } = table('sunk');
  const props = { board, players, peoples: peoples(aids.factions), measures };
  const island = mount(Island, { target: document.body, props });
  flushSync();
  for (const { id } of board.hexes) {
    const name = document.querySelector(`[data-id="${id}"]`);
    expect(name?.textContent).toBe(id);
    expect(Number(name?.getAttribute('font-size'))).toBeGreaterThanOrEqual(least);
  }
  // No figure of it is within what may be touched: it would have to be part of the name.
  const touched = [...document.querySelectorAll('[data-hex]')];
  expect(touched.map(({ textContent }) => textContent)).toEqual(touched.map(() => ''));
  expect(touched.length).toBeGreaterThanOrEqual(board.hexes.length);
  // Of those under water too.
  expect(board.hexes.some(({ sunk }) => sunk)).toBe(true);
  void unmount(island);
});
