import { expect, it } from 'vitest';

import { ago, lasted } from './ago';

it('says roughly how long ago', () => {
  expect([-5, 9_999, 40_000, 89_000, 100_000, 12 * 60_000, 2 * 3_600_000].map(ago)).toEqual([
    'just now',
    'just now',
    '40 s ago',
    '89 s ago',
    '2 min ago',
    '12 min ago',
    '2 h ago',
  ]);
});

it('says how long', () => {
  expect([-1, 9_900, 59_999, 60_000, 74_000].map(lasted)).toEqual([
    '0 s',
    '9 s',
    '59 s',
    '1:00',
    '1:14',
  ]);
});
