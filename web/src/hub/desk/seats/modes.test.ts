import { describe, expect, it } from 'vitest';

import {
  ABSENT,
  follows,
  isAway,
  isEntered,
  modeName,
  needsDevice,
  PLAIN,
  sameMode,
} from './modes';

const name = (faction: string) => faction.toUpperCase();

describe('how a seat is played', () => {
  it('is said in a few words', () => {
    const all = [...PLAIN, ...ABSENT.map(({ mode }) => mode), follows('medes')];
    expect(all.map((mode) => modeName(mode, name))).toEqual([
      'Own phone',
      'Shared tablet',
      'On paper',
      'Played by the program',
      'Absent: abstains',
      'Absent: Control decides',
      'Absent: follows the MEDES',
    ]);
  });

  it('is entered by Control on paper, and where Control decides for the absent', () => {
    expect(isEntered({ how: 'paper' })).toBe(true);
    expect(isEntered({ how: 'absent', instead: 'control' })).toBe(true);
    for (const mode of [...PLAIN.filter(({ how }) => how !== 'paper'), follows('medes')])
      expect(isEntered(mode)).toBe(false);
    expect(isEntered({ how: 'absent', instead: 'abstain' })).toBe(false);
  });

  it('is waited for by nobody where the absent abstain or follow', () => {
    const away = [...PLAIN, ...ABSENT.map(({ mode }) => mode), follows('medes')].filter(isAway);
    expect(away).toEqual([{ how: 'absent', instead: 'abstain' }, follows('medes')]);
  });

  it('needs a device only on a phone or a tablet', () => {
    const all = [...PLAIN, follows('medes')].filter(needsDevice);
    expect(all.map(({ how }) => how)).toEqual(['phone', 'tablet']);
  });

  it('tells whom one follows apart', () => {
    expect(sameMode(follows('medes'), follows('medes'))).toBe(true);
    expect(sameMode(follows('medes'), follows('tyrants'))).toBe(false);
  });
});
