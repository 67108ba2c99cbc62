import { describe, expect, it } from 'vitest';
import { council } from '../dev/fixtures';
import { before, placeOf } from './agenda';

describe('the motion on the stage', () => {
  it('is the one before the Assembly, or the one just decided', () => {
    expect(before(council('motion_debate'))?.title).toBe('Of Lanterns');
    expect(before(council('assembly'))?.title).toBe('Of Lanterns');
    expect(before(council('debate'))).toBeUndefined();
  });
  it('is numbered by its place on the agenda', () => {
    const game = council('motion_debate');
    expect(placeOf(game, 7)).toBe('Motion 4 of 10');
    expect(placeOf({ ...game, agenda: [...game.agenda].reverse() }, 7)).toBe('Motion 7 of 10');
    expect(placeOf(game, 99)).toBe('Motion');
  });
});
