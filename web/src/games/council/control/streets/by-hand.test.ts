import { describe, expect, it } from 'vitest';

import { battleCommand, cityCommand, mayEnterBattle, mayEnterCity, touched } from './by-hand';

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

  it('can be entered before the dice have fallen', () => {
    expect(mayEnterBattle('tyche')).toBe(true);
    expect(mayEnterBattle('battle')).toBe(false);
  });
});

describe('s24 a city fought for on the real map', () => {
  it('names the places that were touched, nobody among them', () => {
    const held = touched(touched({}, 'docks', 'medes'), 'palace', null);
    expect(cityCommand(9, ['palace', 'springs', 'docks'], held)).toEqual({
      do: 'enter_city',
      step: 9,
      holders: [
        ['palace', null],
        ['docks', 'medes'],
      ],
    });
  });

  it('leaves a place as it stands when it is touched again', () => {
    const held = touched(touched({}, 'docks', 'medes'), 'docks', 'medes');
    expect(cityCommand(9, ['docks'], held)).toBeNull();
    expect(touched(held, 'docks', null)['docks']).toBeNull();
  });

  it('can be entered until the spoils begin', () => {
    expect(mayEnterCity('battles')).toBe(true);
    expect(mayEnterCity('spoils')).toBe(false);
  });
});
