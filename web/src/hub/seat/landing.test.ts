import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import Landing from './Landing.svelte';

let page: Record<string, unknown> | undefined;
let answers: (() => Promise<Response>)[];
const gone: string[] = [];

const find = (testid: string) => document.querySelector<HTMLElement>(`[data-testid="${testid}"]`);
const down = () => Promise.reject(new TypeError('no network'));
const there = () => Promise.resolve(new Response('{"name":"Delos","lobby":"open","seats":[]}'));

beforeEach(() => {
  vi.useFakeTimers();
  gone.length = 0;
  vi.stubGlobal('fetch', (path: string) =>
    path.includes('running') ? Promise.resolve(new Response('[]')) : (answers.shift() ?? there)(),
  );
  page = mount(Landing, { target: document.body, props: { go: (to: string) => gone.push(to) } });
  flushSync();
});
afterEach(() => {
  if (page) void unmount(page);
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function enter(code: string) {
  const field = find('code') as HTMLInputElement;
  field.value = code;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  find('enter')?.click();
  await vi.advanceTimersByTimeAsync(10);
}

it('says what it is, and where Control begins', () => {
  expect(document.body.textContent).toContain('Nothing is installed');
  expect(find('control')?.getAttribute('href')).toBe('/control');
});

it.each([
  ['http://192.168.1.5:8080/j/DELOS', '/j/DELOS'],
  [' https://council.example/delos ', '/j/DELOS'],
  ['council.example/watch/DELOS?speak=de', '/j/DELOS'],
  ['https://council.example/j/DELOS#seat=medes&ticket=abcd', '/j/DELOS#seat=medes&ticket=abcd'],
  ['Come to us: http://council.example/j/delos, we have begun', '/j/DELOS'],
  ['d e l o s', '/j/DELOS'],
])('reads the code out of %s', async (brought, to) => {
  answers = [there];
  await enter(brought);
  expect(gone).toEqual([to]);
});

it('tries again by itself while the server restarts', async () => {
  answers = [down, down, there];
  await enter('delos');
  expect(find('trouble')?.textContent).toContain('tries again by itself');
  expect(gone).toEqual([]);
  await vi.advanceTimersByTimeAsync(4_100);
  expect(gone).toEqual(['/j/DELOS']);
});

it('stops trying when another code is typed', async () => {
  answers = [down, there];
  await enter('delos');
  const field = find('code') as HTMLInputElement;
  field.value = 'NAXOS';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(gone).toEqual([]);
  expect(find('trouble')?.textContent).toBe('');
});
