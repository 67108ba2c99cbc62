import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Read anew: all other tests look at pages as a whole. */
let inTurn: typeof import('./in-turn').inTurn;

beforeEach(async () => {
  vi.resetModules();
  ({ inTurn } = await import('./in-turn'));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Pieces with these names, as they come. */
function pieces(names: string[]): { came: string[]; leave: (() => void)[] } {
  const came: string[] = [];
  return { came, leave: names.map((name) => inTurn(() => void came.push(name))) };
}

it('builds one piece after the other, each when the one before has been painted', () => {
  const { came } = pieces(['bar', 'stage', 'log']);
  expect(came).toEqual([]);
  const seen = [1, 2, 3, 4].map(() => {
    vi.advanceTimersToNextFrame();
    vi.advanceTimersToNextFrame();
    vi.advanceTimersByTime(1);
    return came.join(' ');
  });
  expect(seen).toEqual(['bar', 'bar stage', 'bar stage log', 'bar stage log']);
});

it('leaves out what has gone before its turn', () => {
  const { came, leave } = pieces(['bar', 'stage', 'log']);
  leave[1]?.();
  vi.advanceTimersByTime(1_000);
  expect(came).toEqual(['bar', 'log']);
  // Who comes later waits for nobody.
  inTurn(() => void came.push('late'));
  vi.advanceTimersByTime(100);
  expect(came).toEqual(['bar', 'log', 'late']);
});

it('waits for no painting where nothing is painted', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const { came } = pieces(['bar', 'stage']);
  vi.advanceTimersByTime(100);
  expect(came).toEqual(['bar', 'stage']);
  vi.unstubAllGlobals();
});
