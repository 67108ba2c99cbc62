import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let backCloses: (close: () => void) => () => void;
/** A history as browsers keep it: going back is told a moment later. */
let entries: unknown[];
let went: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  entries = [null];
  vi.spyOn(history, 'state', 'get').mockImplementation(() => entries[entries.length - 1]);
  vi.spyOn(history, 'pushState').mockImplementation((state: unknown) => void entries.push(state));
  vi.spyOn(history, 'back').mockImplementation(() => {
    setTimeout(() => {
      entries.pop();
      went();
    }, 5);
  });
  // What other tests of the same page left open is not heard of here.
  vi.spyOn(globalThis, 'addEventListener').mockImplementation(
    (_: string, listener: unknown) => (went = listener as () => void),
  );
  vi.resetModules();
  ({ backCloses } = await import('./back'));
});
afterEach(() => {
  vi.runAllTimers();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Something that lies open until it is asked to go. */
function lies(goes = true) {
  const one: { open: boolean; asked: number; close: () => void } = {
    open: true,
    asked: 0,
    close: () => undefined,
  };
  const done = backCloses(() => {
    one.asked += 1;
    if (goes) one.close();
  });
  one.close = () => {
    if (one.open) done();
    one.open = false;
  };
  return one;
}

function back(): void {
  history.back();
  vi.advanceTimersByTime(200);
}

it('closes what lies open instead of leaving the page', () => {
  const menu = lies();
  expect(entries).toHaveLength(2);
  back();
  expect(menu.open).toBe(false);
  expect(entries).toHaveLength(1);
});

it('closes one after the other, the topmost first', () => {
  const [below, above] = [lies(), lies()];
  back();
  expect([below.open, above.open]).toEqual([true, false]);
  back();
  expect([below.open, entries.length]).toEqual([false, 1]);
});

it('leaves the page at once when what lay open was closed otherwise', () => {
  entries = ['the page before', null];
  const menu = lies();
  menu.close();
  back();
  expect(entries).toEqual(['the page before']);
});

it('goes nowhere by itself, however quickly one thing follows another', () => {
  for (let n = 0; n < 3; n += 1) lies().close();
  const next = lies();
  vi.advanceTimersByTime(200);
  expect([next.open, next.asked, entries.length]).toEqual([true, 0, 2]);
  next.close();
  vi.advanceTimersByTime(200);
  expect(entries).toHaveLength(2);
});

it('asks again where what lies open stays', () => {
  const form = lies(false);
  back();
  back();
  expect([form.asked, entries.length]).toEqual([2, 2]);
  form.close();
});

it('stays at an entry of the page itself', () => {
  entries = ['the page before', null];
  const menu = lies();
  history.pushState('another page', '');
  menu.close();
  back();
  expect(entries).toHaveLength(3);
  back();
  expect(entries).toEqual(['the page before']);
});
