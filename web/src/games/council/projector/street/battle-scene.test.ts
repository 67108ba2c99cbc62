import { describe, expect, it } from 'vitest';
import { council, there } from '../../dev/fixtures';
import { diceOf, perCent, ranks, thrown } from './battle-scene';
import { around } from './window';

const fight = (name: string) => there(council(name).streets?.battle);

describe('the ranks of a battle', () => {
  it.each([2, 3, 4, 5, 6, 7, 12])('hold %i sides in at most two rows', (sides) => {
    const { build, across } = ranks(sides, 3);
    expect(across * (build === 'small' ? 2 : 1)).toBeGreaterThanOrEqual(sides);
    expect(across).toBeLessThanOrEqual(6);
  });
});

describe('the dice of a side', () => {
  it('are blank until they are thrown, with the Tyche die once it is shown', () => {
    const [, second] = fight('battle_dice').sides;
    if (!second) throw new Error('There are three sides.');
    expect(diceOf(second).map((one) => one.pips)).toEqual([null, null, null, null]);
    expect(diceOf(second).map((one) => one.tyche)).toEqual([false, false, false, true]);
    expect(thrown(fight('battle_dice'))).toBe(false);
  });
  it('show their pips', () => {
    const [, second] = fight('battle').sides;
    if (!second) throw new Error('There are three sides.');
    expect(diceOf(second).map((one) => one.pips)).toEqual([6, 4, 5, 4]);
    expect(thrown(fight('battle'))).toBe(true);
  });
  it('keep the choice of Tyche closed', () => {
    for (const side of fight('tyche').sides) expect(diceOf(side)).toHaveLength(3);
  });
});

describe('words', () => {
  it('have more room while few Heroes are there', () => {
    expect(ranks(2, 1).build).toBe('vast');
    expect(ranks(2, 2).build).toBe('grand');
    expect(ranks(4, 0).build).toBe('grand');
  });
  it('round odds, but not to certainty', () => {
    expect(perCent(0.4567)).toBe('46 %');
    expect(perCent(0.0001)).toBe('<1 %');
    expect(perCent(0.9999)).toBe('>99 %');
    expect(perCent(0)).toBe('0 %');
    expect(perCent(1)).toBe('100 %');
  });
});

describe('a window on a list', () => {
  const all = Array.from({ length: 20 }, (_, n) => n);
  it('shows what is around a place, and always as many as have room', () => {
    expect(around(all, 0, 6)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(around(all, 10, 6)).toContain(10);
    expect(around(all, 19, 6)).toEqual([14, 15, 16, 17, 18, 19]);
    expect(around(all, -1, 6)).toHaveLength(6);
    expect(around([1, 2], 1, 6)).toEqual([1, 2]);
  });
});
