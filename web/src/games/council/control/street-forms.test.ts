import { describe, expect, it } from 'vitest';

import { council } from '../dev/fixtures';
import {
  colossusCommand,
  heroCommand,
  heroPlace,
  nextShare,
  perCent,
  placeOfHero,
  shareCommand,
  shared,
  unitsAt,
  unitsCommand,
  writtenCommand,
  type Shares,
} from './street-forms';

describe('corrections', () => {
  it('begin with what stands there', () => {
    const { city, streets } = council('deploy');
    if (!city || !streets) throw new Error('no stasis');
    expect(unitsAt(city, streets.camps, 'tyrants', 'stadium')).toEqual({ mobs: 2, military: 0 });
    expect(unitsAt(city, streets.camps, 'medes', 'stadium')).toEqual({ mobs: 0, military: 0 });
    const camp = streets.camps.find(({ faction }) => faction === 'medes');
    expect(unitsAt(city, streets.camps, 'medes', null)).toEqual({
      mobs: camp?.mobs.value,
      military: camp?.military.value,
    });
  });

  it('keep the bounds of the server', () => {
    expect(unitsCommand(null, null, 1, 1, 'x').ok).toBe(false);
    expect(unitsCommand('medes', null, -1, 0, 'x').ok).toBe(false);
    expect(unitsCommand('medes', null, 1.5, 0, 'x').ok).toBe(false);
    expect(unitsCommand('medes', null, 1001, 0, 'x').ok).toBe(false);
    expect(unitsCommand('medes', null, null, 0, 'x').ok).toBe(false);
    expect(unitsCommand('medes', null, 0, 0, ' ').ok).toBe(false);
    expect(unitsCommand('medes', 'stadium', 3, 1, ' Mis  placed ')).toEqual({
      ok: true,
      command: {
        do: 'correct_units',
        faction: 'medes',
        objective: 'stadium',
        mobs: 3,
        military: 1,
        reason: 'Mis placed',
      },
    });
  });

  it('send a Hero anywhere, and the Colossus too', () => {
    for (const at of ['safe', 'reserve', 'dead', { objective: 'stadium' }] as const) {
      expect(heroPlace(placeOfHero(at))).toEqual(at);
    }
    // A place may be called what it likes.
    expect(heroPlace(placeOfHero({ objective: 'safe' }))).toEqual({ objective: 'safe' });
    expect(heroCommand(null, 'safe', 'x').ok).toBe(false);
    expect(heroCommand('Codrus', 'at:stadium', 'x')).toMatchObject({
      command: { do: 'correct_hero', hero: 'Codrus', at: { objective: 'stadium' } },
    });
    expect(colossusCommand(null, 'Led away')).toEqual({
      ok: true,
      command: { do: 'move_colossus', objective: null, reason: 'Led away' },
    });
  });
});

describe('sharing out dice', () => {
  const offer = {
    objective: 'temple_of_tyche',
    dice: [6, 6, 2] as [number, number, number],
    what: 'Tyche',
    to: ['medes', 'tyrants', 'amazons'],
    needed: 3,
  };

  it('gives each die to another faction', () => {
    let shares: Shares = [null, null, null];
    shares = shared(shares, 0, 'medes');
    shares = shared(shares, 1, 'medes');
    expect(shares).toEqual([null, 'medes', null]);
    expect(nextShare(shares, 3)).toBe(0);
    expect(shareCommand(9, offer, shares)).toEqual({
      ok: false,
      sentence: '2 dice are to be given.',
    });
    shares = shared(shared(shares, 0, 'tyrants'), 2, 'amazons');
    expect(nextShare(shares, 3)).toBeNull();
    expect(shareCommand(9, offer, shares)).toEqual({
      ok: true,
      command: { do: 'share_dice', step: 9, to: ['tyrants', 'medes', 'amazons'] },
    });
    expect(shared(shares, 0, 'tyrants')).toEqual([null, 'medes', 'amazons']);
  });

  it('leaves the dice that cannot be given', () => {
    const two: Shares = ['medes', null, 'tyrants'];
    expect(nextShare(two, 2)).toBeNull();
    expect(shareCommand(9, { ...offer, needed: 2 }, two).ok).toBe(true);
  });
});

describe('words', () => {
  it('writes an article', () => {
    expect(writtenCommand(4, 2, '  ').ok).toBe(false);
    expect(writtenCommand(4, 2, ' No goats. ')).toEqual({
      ok: true,
      command: { do: 'amend', step: 4, article: 2, to: { written: 'No goats.' } },
    });
  });

  it('says odds without rounding the unlikely away', () => {
    expect([0, 0.000_1, 0.004, 0.4129, 0.999_8, 1].map(perCent)).toEqual([
      '0 %',
      '< 0.1 %',
      '0.4 %',
      '41.3 %',
      '> 99.9 %',
      '100 %',
    ]);
  });
});
