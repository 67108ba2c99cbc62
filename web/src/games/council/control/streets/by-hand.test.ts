import { describe, expect, it } from 'vitest';

import { battleCommand, cityCommand, scoreCommand, touched } from './by-hand';

describe('s19 a battle fought on the real map', () => {
  it('names who holds the place and who threw 13, never the holder', () => {
    expect(battleCommand(7, 'medes', ['tyrants', 'medes'])).toEqual({
      do: 'enter_battle',
      step: 7,
      holder: 'medes',
      thirteens: ['tyrants'],
    });
    expect(battleCommand(7, null, ['tyrants'])).toMatchObject({ holder: null });
  });
});

describe('s24 a city fought for on the real map', () => {
  it('names the places that were touched, nobody among them', () => {
    const held = touched(touched({}, 'docks', 'medes'), 'palace', null);
    expect(cityCommand(9, ['palace', 'springs', 'docks'], held)).toMatchObject({
      command: {
        do: 'enter_city',
        step: 9,
        holders: [
          ['palace', null],
          ['docks', 'medes'],
        ],
        military: [],
      },
    });
  });

  it('leaves a place as it stands when it is touched again', () => {
    const held = touched(touched({}, 'docks', 'medes'), 'docks', 'medes');
    expect(cityCommand(9, ['docks'], held).ok).toBe(false);
    expect(touched(held, 'docks', null)['docks']).toBeNull();
  });
});

describe('s29 military units counted on the real map', () => {
  const held = { docks: 'medes' };

  it('are those of the fields that are filled in', () => {
    const counts = { inner: { medes: '4', tyrants: ' ' } };
    expect(cityCommand(9, ['docks'], held, counts)).toMatchObject({
      command: { military: [['medes', 'inner', 4]] },
    });
  });

  it('are whole numbers up to a thousand', () => {
    for (const text of ['-1', '1001', 'four']) {
      expect(cityCommand(9, ['docks'], held, { inner: { medes: text } }).ok).toBe(false);
    }
  });
});

describe('n4 a score that is corrected', () => {
  const correct = (points: Record<string, string>, reason = 'Correction') =>
    scoreCommand(9, ['docks'], { docks: null }, {}, points, reason);

  it('gives and takes points, with a reason', () => {
    expect(correct({ medes: '+2', tyrants: '−1', amazons: '' })).toMatchObject({
      command: {
        do: 'correct_score',
        step: 9,
        holders: [['docks', null]],
        points: [
          ['medes', 2],
          ['tyrants', -1],
        ],
        reason: 'Correction',
      },
    });
    expect(correct({ medes: '2' }, ' ').ok).toBe(false);
  });

  it('takes no word for a number, nor none for some', () => {
    for (const text of ['two', '0', '1001', '1.5']) expect(correct({ medes: text }).ok).toBe(false);
  });
});
