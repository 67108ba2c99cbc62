import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { language, speak } from '../ui/language.svelte';
import { luggage } from './keyring';
import { say } from './texts';
import { chooseTongue, findTongue, tableSpeaks, tongueOf } from './tongue';
import Tongues from './Tongues.svelte';

const nobody = { address: null, device: null, table: null, reads: [] };

beforeEach(() => localStorage.clear());
afterEach(async () => {
  history.replaceState(null, '', '/');
  localStorage.clear();
  await tableSpeaks(null);
  vi.unstubAllGlobals();
  await speak('en');
});

it('speaks what the address says, else the device, the table, the reader, else English', () => {
  const reads = ['fr-CH', 'de-CH', 'el'];
  expect(tongueOf({ address: 'el', device: 'en', table: 'de', reads })).toBe('el');
  expect(tongueOf({ ...nobody, device: 'en', table: 'de', reads })).toBe('en');
  expect(tongueOf({ ...nobody, table: 'el', reads })).toBe('el');
  expect(tongueOf({ ...nobody, reads })).toBe('de');
  expect(tongueOf({ ...nobody, address: 'fr', device: 'toString', reads: ['fr', ''] })).toBe('en');
});

it('is kept by the device, and comes along to the other address of a table', async () => {
  await chooseTongue('el');
  expect([language(), document.documentElement.lang]).toEqual(['el', 'el']);
  const packed = luggage.pack();
  localStorage.clear();
  luggage.unpack(packed);
  await speak('en');
  await findTongue();
  expect(language()).toBe('el');
});

it('is chosen for one page alone where its address names one', async () => {
  history.replaceState(null, '', '/projector/DELOS?scene=city&language=de#here');
  await findTongue();
  expect(language()).toBe('de');
  await chooseTongue('el');
  expect(language()).toBe('el');
  expect(location.search).toBe('?scene=city&language=el');
  expect(location.hash).toBe('#here');
  expect(localStorage.length).toBe(0);
});

it('follows the table on a device that has chosen nothing', async () => {
  await tableSpeaks('de');
  expect(language()).toBe('de');
  await chooseTongue('en');
  await tableSpeaks('el');
  expect(language()).toBe('en');
});

it('is one touch away, in words of its own', async () => {
  const shown = mount(Tongues, { target: document.body });
  const button = (tag: string) =>
    document.querySelector<HTMLElement>(`[data-testid="tongue-${tag}"]`);
  expect(button('el')?.textContent).toBe('Ελληνικά');
  expect(button('el')?.lang).toBe('el');
  expect(button('en')?.getAttribute('aria-pressed')).toBe('true');
  button('de')?.click();
  await vi.waitFor(() => expect(language()).toBe('de'));
  flushSync();
  expect(button('de')?.getAttribute('aria-pressed')).toBe('true');
  expect(say('tongue')).toBe('Sprache');
  void unmount(shown);
});
