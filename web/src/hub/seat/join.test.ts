import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import Join from './Join.svelte';

let page: Record<string, unknown> | undefined;
let answers: (() => Promise<Response>)[];
let asked = 0;

const find = (testid: string) => document.querySelector<HTMLElement>(`[data-testid="${testid}"]`);
const said = (status: number, body: object) => () =>
  Promise.resolve(Response.json(body, { status }));
const down = () => Promise.reject(new TypeError('no network'));
const MEDES = {
  id: 'medes',
  name: 'Medes',
  colour: '#1b6f77',
  emblem: 'griffin-symbol',
  pattern: 'scales',
};
const there = said(200, { name: 'Delos', lobby: 'open', seats: [] });

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return (answers.shift() ?? there)();
  });
});
afterEach(() => {
  if (page) void unmount(page);
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function come(onknown: (game: string) => void = () => undefined) {
  const nothing = () => undefined;
  const props = { code: 'DELOS', own: null, onknown, onseated: nothing, go: nothing };
  page = mount(Join, { target: document.body, props });
  await vi.advanceTimersByTimeAsync(10);
}

it('shows nothing that could be touched before the table’s name is there, which moves it', async () => {
  answers = [there];
  const coming = come();
  flushSync();
  expect(document.body.textContent).toContain('Looking for the table');
  expect(find('look-on')).toBeNull();
  await coming;
  expect(find('look-on')).not.toBeNull();
});

it('asks again by itself while the server is away', async () => {
  answers = [down, said(503, { code: 'busy', sentence: 'In a moment.' }), there];
  await come();
  expect(find('trouble')).not.toBeNull();
  await vi.advanceTimersByTimeAsync(8_100);
  expect(find('trouble')).toBeNull();
  expect(find('join-word')).not.toBeNull();
});

it('says after a while that the table may have moved, and what to do, until it answers', async () => {
  answers = Array.from({ length: 4 }, () => down);
  await come();
  expect(find('moved'), 'a moment is nothing').toBeNull();
  await vi.advanceTimersByTimeAsync(8_100);
  flushSync();
  expect(find('moved')?.textContent).toContain('Ask Control');
  await vi.advanceTimersByTimeAsync(8_100);
  flushSync();
  expect(find('join-word')).not.toBeNull();
  expect(find('moved')).toBeNull();
});

it('says nothing of that where somebody answers that the table is not to be had now', async () => {
  answers = Array.from({ length: 4 }, () => said(503, { code: 'not_now', sentence: 'Archived.' }));
  await come();
  await vi.advanceTimersByTimeAsync(8_100);
  flushSync();
  expect(find('trouble')?.textContent).toContain('Archived.');
  expect(find('moved')).toBeNull();
});

it('names the game as soon as the table is there, so that its screens can come', async () => {
  const known = vi.fn();
  answers = [said(200, { name: 'Delos', game: 'chess', lobby: 'open', seats: [] })];
  await come(known);
  expect(known).toHaveBeenCalledWith('chess');
});

it('says at the door of a game that is over how it ended, and gives no seat out', async () => {
  const seats = [{ ...MEDES, taken: false, online: false }];
  answers = [said(200, { name: 'Delos', lobby: 'open', over: true, seats })];
  await come();
  expect(find('join-word')?.textContent).toContain('is over');
  expect(find('chronicle')?.getAttribute('href')).toBe('/chronicle#DELOS');
  find('seat-medes')?.click();
  flushSync();
  expect(find('ticket')).not.toBeNull();
});

it('leaves a refusal on the screen', async () => {
  answers = [said(404, { code: 'no_table', sentence: 'There is no table with this code.' })];
  await come();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(find('trouble')?.textContent).toContain('no table with this code');
  expect(asked).toBe(1);
});

it('sees that a seat was set free while its code is asked for', async () => {
  const table = (taken: boolean) =>
    said(200, { name: 'Delos', lobby: 'open', seats: [{ ...MEDES, taken }] });
  answers = [table(true), table(true)];
  await come();
  find('seat-medes')?.click();
  await vi.advanceTimersByTimeAsync(500);
  expect(find('ticket')).not.toBeNull();
  find('take-seat')?.click();
  await vi.advanceTimersByTimeAsync(4_100);
  expect(find('trouble')).not.toBeNull();
  answers = [table(false)];
  await vi.advanceTimersByTimeAsync(4_100);
  expect(find('ticket')).toBeNull();
});

it('speaks the table’s language before a seat is taken, as the seat will', async () => {
  answers = [said(200, { name: 'Delos', lobby: 'open', language: 'de', seats: [MEDES] })];
  await come();
  await vi.waitFor(() => expect(find('join-word')?.textContent).toContain('Fraktion'));
  expect(find('tongue-de')?.getAttribute('aria-pressed')).toBe('true');
});

it('takes the second touch of a double tap for no other choice', async () => {
  const tyrants = { ...MEDES, id: 'tyrants', name: 'Tyrants', taken: false };
  answers = [
    said(200, { name: 'Delos', lobby: 'open', seats: [{ ...MEDES, taken: false }, tyrants] }),
  ];
  await come();
  find('seat-medes')?.click();
  flushSync();
  find('seat-tyrants')?.click();
  flushSync();
  expect(find('seat-medes')?.getAttribute('aria-pressed')).toBe('true');
  const before = asked;
  find('take-seat')?.click();
  await vi.advanceTimersByTimeAsync(10);
  expect(asked, 'what has just come under the finger was not meant').toBe(before);
  await vi.advanceTimersByTimeAsync(500);
  find('seat-tyrants')?.click();
  flushSync();
  expect(find('seat-tyrants')?.getAttribute('aria-pressed')).toBe('true');
});
