import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';

import { textsAreThere } from '../../../ui/language.svelte';
import { sheets } from './dev/sheets';
import { partsOf } from './rows';
import Sheets from './Sheets.svelte';
import { cardsOf, tilesOf } from './sheets';

let screen: Record<string, unknown> | undefined;

beforeAll(async () => {
  await textsAreThere();
});
afterEach(() => {
  if (screen) void unmount(screen);
  screen = undefined;
  document.body.innerHTML = '';
});

it('has as many cards and tiles as the scenario says', () => {
  const all = sheets();
  const count = (id: string) => cardsOf(all.aids).filter((card) => card.id === id).length;
  expect(count('drought')).toBe(2);
  expect(count('tribute')).toBe(1);
  const tiles = tilesOf(all);
  expect(tiles.filter(({ id }) => id === 'prairie')).toHaveLength(3);
  expect(tiles.filter(({ id }) => id === 'poseidon')).toHaveLength(1);
});

it('tells all that can be looked up', () => {
  const parts = partsOf(sheets().aids);
  expect(parts.map(({ id }) => id)).toEqual([
    'sites',
    'buildings',
    'advances',
    'statues',
    'events',
  ]);
  for (const { title, rows } of parts) {
    expect(title).not.toContain('atl-');
    for (const { name, text, price } of rows) {
      expect(name).not.toBe('');
      expect(text).not.toBe('');
      expect(price).not.toContain('atl-');
    }
  }
});

it('is read, and printed', () => {
  screen = mount(Sheets, { target: document.body, props: { sheets: sheets() } });
  flushSync();
  const print = document.querySelector<HTMLElement>('[data-testid="open-print"]');
  print?.click();
  flushSync();
  expect(document.querySelectorAll('[data-testid="page"]').length).toBeGreaterThan(5);
  expect(document.querySelectorAll('[data-testid="tile-mine"]')).toHaveLength(2);
  expect(document.querySelector('[data-testid="face-flood"]')?.textContent).toContain('Flood');
});
