import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { speak } from '../ui/language.svelte';
import { named, standsAlone, told, translateWith } from '../ui/told.svelte';
import { hub, HubError } from './api';
import { translateAt, translateFrom } from './translations';

const asked = vi.spyOn(hub, 'translate');

beforeEach(async () => {
  asked.mockReset();
  asked.mockImplementation((_code, to, texts) =>
    Promise.resolve(Object.fromEntries(texts.map((text) => [text, { text: `${to} ${text}` }]))),
  );
  await speak('de');
});
afterEach(async () => {
  translateWith(null);
  await speak('en');
  vi.useRealTimers();
});

it('asks the server of the table that the page is at', async () => {
  translateAt('DELOS');
  told('The flood');
  await vi.waitFor(() => expect(told('The flood')).toBe('de The flood'));
  expect(asked.mock.calls).toEqual([['DELOS', 'de', ['The flood']]]);
});

it('asks nobody where there is no table', async () => {
  translateAt('');
  expect(told('The flood')).toBe('The flood');
  await Promise.resolve();
  expect(asked).not.toHaveBeenCalled();
});

it('asks in parts, none larger than the server takes', async () => {
  translateAt('DELOS');
  const texts = Array.from({ length: 450 }, (_, at) => `${at} ${'ω'.repeat(at < 30 ? 2000 : 1)}`);
  texts.forEach(told);
  await vi.waitFor(() => expect(told(texts[449] ?? '')).toMatch(/^de /));
  const parts = asked.mock.calls.map(([, , part]) => part);
  expect(parts.flat()).toEqual(texts);
  for (const part of parts) {
    expect(part.length).toBeLessThanOrEqual(200);
    expect(new TextEncoder().encode(JSON.stringify(part)).length).toBeLessThan(64 << 10);
  }
});

it('waits before it asks again where nobody answered', async () => {
  vi.useFakeTimers();
  asked.mockRejectedValueOnce(new HubError('unreachable', 'Away.', 0));
  translateAt('DELOS');
  told('The flood');
  await vi.advanceTimersByTimeAsync(4_000);
  told('The flood');
  expect(asked).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2_000);
  told('The flood');
  await vi.advanceTimersByTimeAsync(10);
  expect(told('The flood')).toBe('de The flood');
});

it('asks no more where it is told that there is no such table', async () => {
  asked.mockRejectedValue(new HubError('no_table', 'None.', 404));
  translateAt('DELOS');
  told('The flood');
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await new Promise((done) => setTimeout(done));
  expect(told('The flood')).toBe('The flood');
  await Promise.resolve();
  expect(asked).toHaveBeenCalledOnce();
});

it('takes what a page was filled with, and asks nobody', async () => {
  translateFrom({ de: { Medes: { text: 'Meder', forms: { dative: 'den Medern' } } } });
  expect([told('Medes'), told('Tyrants')]).toEqual(['Medes', 'Tyrants']);
  await vi.waitFor(() => expect(told('Medes')).toBe('Meder'));
  expect(named('Medes').in('dative')).toBe('den Medern');
  expect(told('Tyrants')).toBe('Tyrants');
  expect(asked).not.toHaveBeenCalled();
});

it('gives no article to a name that stands by itself', async () => {
  await speak('en');
  standsAlone('Atlas');
  expect([named('Atlas').in('the'), named('Medes').in('the')]).toEqual(['Atlas', 'the Medes']);
  translateWith(() => Promise.resolve({ Atlas: { text: 'Atlant' } }));
  await speak('de');
  expect(named('Atlas').in('dative')).toBe('Atlas');
  await vi.waitFor(() => expect(named('Atlas').in('dative')).toBe('Atlant'));
});
