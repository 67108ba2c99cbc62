import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { desk as keys } from '../dev/fixtures';
import { Preflight, Tour } from '../../../hub/desk/dialogs';
import { clear, found, furnish, lay, said, touch } from './dev/in-page';
import { TOUR } from './tour';

beforeEach(furnish);
afterEach(clear);

const is = (testid: string) => found(testid).dataset['is'];

it('looks at the machine, the network and the room before the day', async () => {
  const machine = { disk_ms: 300, free_bytes: 50e9, backup: null };
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify(machine)));
  });
  const desk = await lay({ name: 'lobby', keys: { ...keys(), projector: 'covered' } });
  desk.show(Preflight);
  flushSync();
  await vi.waitFor(() => expect(is('check-disk')).toBe('bad'));
  expect(asked).toContain('/api/tables/DELOS/machine');
  expect(is('check-space')).toBe('good');
  expect(is('check-backup')).toBe('look');
  expect(is('check-projector')).toBe('bad');
  expect(is('check-sound')).toBe('look');
});

it('says why the machine could not be looked at', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('{"sentence":"Not for this device."}', { status: 403 })),
  );
  const desk = await lay({ name: 'lobby' });
  desk.show(Preflight);
  flushSync();
  await vi.waitFor(() => expect(found('check-disk').textContent).toContain('Not for this device'));
});

it('leads round the screen in five steps, and on to what is checked before', async () => {
  const desk = await lay({ name: 'lobby' });
  desk.show(Tour);
  flushSync();
  expect(TOUR).toHaveLength(5);
  for (const { title } of TOUR) {
    expect(found('tour-title').textContent).toBe(title);
    touch('tour-on');
  }
  expect(desk.opened?.dialog).toBe(Preflight);
});

it('gives the seats that are still free to the program', async () => {
  await lay({ name: 'lobby' });
  expect(found('free').textContent).toContain('1 seat is free');
  touch('fill');
  const mode = { how: 'scripted' };
  expect(said()).toEqual([{ do: 'set_seat', faction: 'theocrats', mode }]);
});
