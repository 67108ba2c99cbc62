import { describe, expect, it } from 'vitest';

import { history } from '../../dev/fixtures';
import type { PointView } from '../../../../wire/hub';
import { lastMove, undoSays } from './moves';

const TURN: PointView = {
  entry: 2,
  before: 1,
  at: 1000,
  words: 'The Medes place 1 mob at the Stadium.',
  by: 'seat',
  seat: 'medes',
  device: 'Leon’s phone',
  abandoned: false,
  back_to: null,
};

/** Each follows the one before. */
function after(...changes: Partial<PointView>[]): PointView[] {
  return changes.map((change, n) => ({
    ...TURN,
    entry: 2 * (n + 1),
    before: 2 * n + 1,
    at: 1000 * (n + 1),
    ...change,
  }));
}

const CLOCK = { by: 'clock', seat: null, words: 'The Monarchists pass.' } as const;
const CONTROL = { by: 'control', seat: null, words: 'Control announces: Order!' } as const;

describe('the last move of a stasis', () => {
  it('is what a seat did, or Control for it', () => {
    expect(lastMove(after({}, {}), 0)?.entry).toBe(4);
    expect(lastMove(after({}, { by: 'control' }), 0)?.entry).toBe(4);
    expect(lastMove(history(), 0)?.entry).toBe(57);
  });

  it('lies behind the steps of the clock and Control’s own', () => {
    expect(lastMove(after({}, CLOCK, CONTROL, CLOCK), 0)?.entry).toBe(2);
  });

  it('is none that was taken back: pressed twice, it goes further back', () => {
    const back = { ...CONTROL, back_to: 2 };
    expect(lastMove(after({}, { abandoned: true }, back), 0)?.entry).toBe(2);
  });

  it('is nothing from before the stasis', () => {
    expect(lastMove(after({}, CONTROL), 1000)).toBeNull();
    expect(lastMove(after({}, {}), 1000)?.entry).toBe(4);
  });
});

describe('what undoing it says', () => {
  const said = (...points: PointView[]) => undoSays(points, points[0] ?? TURN);

  it('is the move, and how much came since', () => {
    const words = 'Takes back: The Medes place 1 mob at the Stadium';
    expect(said(...after({}))).toBe(`${words}. Asks first.`);
    expect(said(...after({}, CLOCK))).toBe(`${words}, and the step since. Asks first.`);
    expect(said(...after({}, CLOCK, { ...CLOCK, abandoned: true }, CONTROL))).toBe(
      `${words}, and 2 steps since. Asks first.`,
    );
  });
});
