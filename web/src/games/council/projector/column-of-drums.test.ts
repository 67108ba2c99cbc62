import { describe, expect, it } from 'vitest';
import { COLUMN, crack, drums } from './column-of-drums';
import { tablets } from './tablets';

describe('the column', () => {
  it('burns from the foot up to the Stasis number', () => {
    const column = drums(5, 13);
    expect(column).toHaveLength(13);
    expect(column.filter((drum) => drum.burning).map((drum) => drum.number)).toEqual([
      1, 2, 3, 4, 5,
    ]);
    expect(column[0]?.y).toBeGreaterThan(column[12]?.y ?? 0);
    expect(column[12]?.y).toBeCloseTo(COLUMN.top);
  });
  it('burns whole from the threshold on', () => {
    expect(drums(15, 13).every((drum) => drum.burning)).toBe(true);
  });
  it('bears other thresholds', () => {
    expect(drums(2, 4)).toHaveLength(4);
    expect(drums(50, 100).filter((drum) => drum.burning)).toHaveLength(20);
    expect(drums(0, 0)).toHaveLength(1);
  });
  it('has a crack that only grows', () => {
    expect(crack(drums(0, 13))).toBe('');
    // The lower part of the crack stays as it was; it is drawn from the foot.
    expect(crack(drums(6, 13)).startsWith(crack(drums(5, 13)))).toBe(true);
  });
});

describe('the places of the agenda', () => {
  it('are enough, in few columns', () => {
    expect(tablets(10)).toEqual({ across: 2, down: 5 });
    for (let places = 1; places <= 30; places++) {
      const { across, down } = tablets(places);
      expect(across * down).toBeGreaterThanOrEqual(places);
    }
  });
});
