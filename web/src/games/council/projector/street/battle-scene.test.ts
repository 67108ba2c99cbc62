import { describe, expect, it } from 'vitest';
import { council, there } from '../../dev/fixtures';
import { dieSize, diceOf, FIELD, linesOf, perCent, planned, thrown } from './battle-scene';
import { around } from './window';

const fight = (name: string) => there(council(name).streets?.battle);

describe('the tablets of a battle', () => {
  const all = Array.from({ length: 11 }, (_, n) => n + 2);
  it.each(all)('of %i sides lie within the stage', (sides) => {
    const { across, width, height } = planned(sides, 3);
    const ranks = Math.ceil(sides / across);
    expect(across * (width + FIELD.gap) - FIELD.gap).toBeLessThanOrEqual(1920 - 2 * FIELD.left);
    expect(ranks * (height + FIELD.gap) - FIELD.gap).toBeLessThanOrEqual(FIELD.bottom - FIELD.top);
  });
  it.each(all)('of %i sides leave room for cubes, whoever comes', (sides) => {
    for (const heroes of [0, 1, 2, 3, 9]) {
      expect(planned(sides, heroes).units).toBeGreaterThanOrEqual(52);
    }
  });
  it.each(all)(
    'of %i sides have the dice in one row, and the total beside or under them',
    (sides) => {
      const plan = planned(sides, 2);
      for (const dice of [3, 4, 5]) {
        const size = dieSize(plan, dice);
        expect(size).toBeGreaterThanOrEqual(36);
        const beside = plan.abreast ? plan.total * 1.2 : 0;
        expect(dice * (size + 8) + beside).toBeLessThanOrEqual(plan.room);
      }
    },
  );
  it('are larger the fewer there are', () => {
    const totals = all.map((sides) => planned(sides, 1).total);
    expect(totals).toEqual([...totals].sort((a, b) => b - a));
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

it('tells what a battle cost line by line, in whole sentences', () => {
  expect(linesOf([])).toEqual([]);
  const [short, long] = ['a'.repeat(50) + '.', 'b'.repeat(140) + '.'];
  expect(linesOf([short, short, short, long, short])).toEqual([
    `${short} ${short}`,
    short,
    long,
    short,
  ]);
});
