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

it('takes first what is looked at first, and last what waits for all of them', () => {
  const came: string[] = [];
  const comes = (name: string) => () => void came.push(name);
  inTurn(comes('whole'), 'last');
  inTurn(() => {
    came.push('rail');
    inTurn(comes('row'));
  });
  inTurn(comes('bars'), 'first');
  inTurn(comes('stage'), 'first');
  const leave = inTurn(comes('gone'), 'first');
  leave();
  vi.advanceTimersByTime(1_000);
  expect(came).toEqual(['bars', 'stage', 'rail', 'row', 'whole']);
});

it('waits for nothing before it is printed', () => {
  const { came } = pieces(['bar', 'stage']);
  inTurn(() => {
    came.push('log');
    inTurn(() => void came.push('line'));
  });
  dispatchEvent(new Event('beforeprint'));
  expect(came).toEqual(['bar', 'stage', 'log', 'line']);
  vi.advanceTimersByTime(1_000);
  expect(came).toHaveLength(4);
});

it('waits for no painting where nothing is painted', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const { came } = pieces(['bar', 'stage']);
  vi.advanceTimersByTime(100);
  expect(came).toEqual(['bar', 'stage']);
  vi.unstubAllGlobals();
});

it('goes on where the page is hidden in mid-way, and when it is seen again', () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => frames.push(then));
  let seen: DocumentVisibilityState = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen);
  const { came } = pieces(['bar', 'stage', 'log']);
  const turnTo = (state: DocumentVisibilityState) => {
    seen = state;
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(100);
  };
  vi.advanceTimersByTime(100);
  expect(came).toEqual([]);
  // A hidden page has no frames: those that were awaited never come.
  turnTo('hidden');
  expect(came).toEqual(['bar', 'stage', 'log']);
  turnTo('visible');
  inTurn(() => void came.push('late'));
  vi.advanceTimersByTime(100);
  expect(came).toEqual(['bar', 'stage', 'log']);
  // The old frames come after all: nothing comes twice.
  frames.splice(0).forEach((frame) => frame());
  frames.splice(0).forEach((frame) => frame());
  vi.advanceTimersByTime(100);
  expect(came).toEqual(['bar', 'stage', 'log', 'late']);
  vi.unstubAllGlobals();
});
