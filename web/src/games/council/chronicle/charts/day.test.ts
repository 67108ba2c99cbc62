import { describe, expect, it } from 'vitest';

import type { Moment } from '../../../../wire/council';
import { actsOf } from './day';

const moment = (kind: Moment['kind'], number: number, at: number): Moment => ({
  entry: at,
  at,
  kind,
  number,
  label: '',
  factions: [],
});

describe('the Acts of a day', () => {
  it('bear their own numbers, and the first begins with the day', () => {
    const moments = [moment('round', 1, 10), moment('act', 2, 50), moment('act', 3, 90)];
    expect(actsOf(moments, 5)).toEqual([
      { act: 1, at: 5 },
      { act: 2, at: 50 },
      { act: 3, at: 90 },
    ]);
  });
  it('are not named where the day knew only one', () => {
    expect(actsOf([moment('round', 1, 10)], 0)).toEqual([]);
  });
});
