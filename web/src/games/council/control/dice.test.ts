import { describe, expect, it } from 'vitest';

import { diceOf, erased, throwsOf, typed, type Entered } from './dice';
import { DiceEntry } from './dice.svelte';

const WANTED = [
  { faction: 'medes', dice: 3, tyche: 1 },
  { faction: 'tyrants', dice: 3, tyche: 0 },
];
const none: Entered = [null, null, null];

describe('dice entered by hand', () => {
  it('asks for each die in turn, Tyche after the three', () => {
    expect(diceOf(WANTED).map(({ thrown, tyche }) => `${thrown}${tyche ? 't' : ''}`)).toEqual([
      '0',
      '0',
      '0',
      '0t',
      '1',
      '1',
      '1',
    ]);
  });

  it('moves on by itself, and to the first empty die after the last', () => {
    expect(typed(none, 0, '4')).toEqual({ values: [4, null, null], at: 1, refused: null });
    expect(typed(none, 2, '4')).toEqual({ values: [null, null, 4], at: 0, refused: null });
    expect(typed([1, 2, null], 2, '3')).toEqual({ values: [1, 2, 3], at: 2, refused: null });
  });

  it('takes what is read out in one go, with spaces or without', () => {
    expect(typed(none, 0, '6 5 4').values).toEqual([6, 5, 4]);
    expect(typed(none, 1, '65').values).toEqual([null, 6, 5]);
  });

  it('refuses at once what no die shows, and keeps what stood there', () => {
    for (const wrong of ['0', '7', '9', 'a', '-']) {
      const made = typed([3, null, null], 0, wrong);
      expect(made).toMatchObject({ values: [3, null, null], at: 0 });
      expect(made.refused).toBe(`A die shows 1 to 6, not ${wrong}.`);
    }
    expect(typed(none, 0, '17')).toEqual({
      values: [1, null, null],
      at: 1,
      refused: 'A die shows 1 to 6, not 7.',
    });
    expect(typed(none, 0, '1234').refused).not.toBeNull();
    expect(typed(none, 0, '1234').values).toEqual([1, 2, 3]);
  });

  it('takes digits back one by one', () => {
    expect(erased([1, 2, null], 2)).toMatchObject({ values: [1, null, null], at: 1 });
    expect(erased([1, 2, null], 0)).toMatchObject({ values: [null, 2, null], at: 0 });
    expect(erased(none, 0)).toMatchObject({ values: none, at: 0 });
  });

  it('becomes throws only when every die is there', () => {
    expect(throwsOf(WANTED, [1, 2, 3, 4, 5, 6, null])).toBeNull();
    expect(throwsOf(WANTED, [1, 2, 3, 4, 5, 6, 1])).toEqual([
      { faction: 'medes', dice: [1, 2, 3], tyche: [4] },
      { faction: 'tyrants', dice: [5, 6, 1], tyche: [] },
    ]);
  });

  it('is typed through from the first die to the last', () => {
    const entry = new DiceEntry(WANTED);
    let at = 0;
    for (const digit of '123456') at = entry.type(at, digit);
    expect([at, entry.missing, entry.throws]).toEqual([6, 1, null]);
    at = entry.type(at, '8');
    expect([at, entry.refused]).toEqual([6, 'A die shows 1 to 6, not 8.']);
    entry.type(at, '2');
    expect([entry.refused, entry.missing, entry.throws?.[1]?.dice]).toEqual([null, 0, [5, 6, 2]]);
    expect(entry.fields(0).map((field) => field.at)).toEqual([0, 1, 2, 3]);
  });
});
