import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** As a page has it that nobody has asked anything yet. */
let has: (name: string, body: string) => void;
let emblemAtHand: (name: string) => string | undefined;
let emblemBody: (name: string) => Promise<string>;

const answers = vi.fn((url: string) => {
  const names = url.replace('/emblems/', '').split(',');
  const known = names.filter((name) => !name.startsWith('no-'));
  const bodies = Object.fromEntries(known.map((name) => [name, `<path d="${name}"/>`]));
  return Promise.resolve(Response.json(bodies));
});

beforeEach(async () => {
  vi.stubGlobal('fetch', answers.mockClear());
  vi.resetModules();
  ({ emblemAtHand, emblemBody } = await import('./emblems'));
  ({ has } = await import('./at-hand'));
});
afterEach(() => void vi.unstubAllGlobals());

it('has at hand what a module brought', async () => {
  has('tested-at-hand', '<path d="M0 0"/>');
  expect(await emblemBody('tested-at-hand')).toBe('<path d="M0 0"/>');
  expect(answers).not.toHaveBeenCalled();
});

it('asks for all that is missed in a moment at once, and once', async () => {
  const missed = ['tested-b', 'tested-a', 'tested-b'];
  const bodies = await Promise.all(missed.map((name) => emblemBody(name)));
  expect(answers.mock.calls).toEqual([['/emblems/tested-a,tested-b']]);
  expect(bodies[2]).toBe('<path d="tested-b"/>');
  expect(emblemAtHand('tested-a')).toBe('<path d="tested-a"/>');
  await emblemBody('tested-c');
  expect(answers).toHaveBeenCalledTimes(2);
});

it('asks in parts when much is missed', async () => {
  const missed = Array.from({ length: 150 }, (_, nth) => `tested-many-${nth}`);
  const bodies = await Promise.all(missed.map((name) => emblemBody(name)));
  expect(answers).toHaveBeenCalledTimes(2);
  expect(bodies[149]).toBe('<path d="tested-many-149"/>');
});

it('shows an amphora for a name that is in no set', async () => {
  const body = await emblemBody('no-such-name');
  expect(body).toBe(emblemAtHand('amphora'));
  expect(emblemAtHand('no-such-name')).toBe(body);
});

it('asks again for what did not come', async () => {
  vi.useFakeTimers();
  answers.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
  const body = emblemBody('tested-late');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await body).toBe('<path d="tested-late"/>');
  vi.useRealTimers();
});

it('keeps no amphora for what never came', async () => {
  vi.useFakeTimers();
  answers.mockImplementation(() => Promise.reject(new Error('away')));
  const body = emblemBody('tested-never');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await body).toBe(emblemAtHand('amphora'));
  expect(emblemAtHand('tested-never')).toBeUndefined();
  vi.useRealTimers();
});
