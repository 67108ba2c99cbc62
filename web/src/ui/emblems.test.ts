import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { has } from './at-hand';
import { emblemAtHand, emblemBody } from './emblems';

const answers = vi.fn((url: string) => {
  const names = url.replace('/emblems/', '').split(',');
  const known = names.filter((name) => !name.startsWith('no-'));
  const bodies = Object.fromEntries(known.map((name) => [name, `<path d="${name}"/>`]));
  return Promise.resolve(Response.json(bodies));
});

beforeEach(() => void vi.stubGlobal('fetch', answers.mockClear()));
afterEach(() => void vi.unstubAllGlobals());

it('has at hand what a module brought', async () => {
  has('tested-at-hand', '<path d="M0 0"/>');
  expect(await emblemBody('tested-at-hand')).toBe('<path d="M0 0"/>');
  expect(answers).not.toHaveBeenCalled();
});

it('asks for all that is missed in a moment at once, and once', async () => {
  const missed = ['tested-b', 'tested-a', 'tested-b'];
  const bodies = await Promise.all(missed.map(emblemBody));
  expect(answers.mock.calls).toEqual([['/emblems/tested-a,tested-b']]);
  expect(bodies[2]).toBe('<path d="tested-b"/>');
  expect(emblemAtHand('tested-a')).toBe('<path d="tested-a"/>');
  await emblemBody('tested-c');
  expect(answers).toHaveBeenCalledTimes(2);
});

it('asks in parts when much is missed', async () => {
  const missed = Array.from({ length: 150 }, (_, nth) => `tested-many-${nth}`);
  const bodies = await Promise.all(missed.map(emblemBody));
  expect(answers).toHaveBeenCalledTimes(2);
  expect(bodies[149]).toBe('<path d="tested-many-149"/>');
});

it('shows an amphora for a name that is in no set', async () => {
  const body = await emblemBody('no-such-name');
  expect(body).toBe(emblemAtHand('amphora'));
  expect(emblemAtHand('no-such-name')).toBe(body);
});

it('asks again for what did not come', async () => {
  answers.mockRejectedValueOnce(new Error('away'));
  await emblemBody('tested-late');
  expect(emblemAtHand('tested-late')).toBeUndefined();
  expect(await emblemBody('tested-late')).toBe('<path d="tested-late"/>');
});
