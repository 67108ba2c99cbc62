import { describe, expect, it } from 'vitest';

import { chronicle } from '../dev/fixture';
import { holdings, ordinal, told } from './streets';

const { stases, battles } = chronicle().story;

describe('the streets', () => {
  it('are told stasis by stasis, each with its battles', () => {
    const later = battles.map((one) => ({ ...one, stasis: 2 }));
    const all = told({ stases, battles: [...later, ...battles] });
    expect(all.map(({ number }) => number)).toEqual([1, 2]);
    expect(all[0]?.battles).toHaveLength(battles.length);
    expect(all[0]?.stasis?.number).toBe(1);
  });
  it('are told where the game ended before the score', () => {
    expect(told({ stases: [], battles })[0]?.stasis).toBeUndefined();
  });
  it('say who held what, the most first', () => {
    const all = holdings(stases[0]?.held ?? []);
    expect(all.map(({ places }) => places.length)).toEqual([10, 2, 1]);
    expect(all[0]?.places).toContain('Royal Palace');
  });
  it('number the stases in words', () => {
    expect([1, 3, 9].map(ordinal)).toEqual(['The First Stasis', 'The Third Stasis', 'Stasis 9']);
  });
});
