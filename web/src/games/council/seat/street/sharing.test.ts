import { expect, it } from 'vitest';

import type { ShareOffer } from '../../../../wire/council';
import { give, missing, nextDie, sharing, type Shares } from './sharing';

const offer: ShareOffer = {
  objective: 'temple_of_tyche',
  dice: [6, 6, 2],
  what: 'Tyche',
  to: ['amazons', 'medes', 'tyrants'],
  needed: 3,
};
const none: Shares = [null, null, null];

it('gives each die to a different faction', () => {
  const two = give(give(none, 0, 'medes'), 1, 'tyrants');
  expect(two).toEqual(['medes', 'tyrants', null]);
  expect(give(two, 2, 'medes')).toEqual([null, 'tyrants', 'medes']);
  expect(give(two, 1, 'tyrants')).toEqual(['medes', null, null]);
});

it('goes on to the next die that lies on the table', () => {
  expect(nextDie(['medes', null, null], 0)).toBe(1);
  expect(nextDie(['medes', null, 'tyrants'], 2)).toBe(1);
  expect(nextDie(['medes', 'amazons', 'tyrants'], 2)).toBe(2);
});

it('is sent only when as many are given as there must be', () => {
  expect(missing(['medes', null, null], offer)).toBe(2);
  expect(sharing(9, offer, ['medes', null, 'tyrants'])).toBeNull();
  expect(sharing(9, offer, ['medes', 'amazons', 'tyrants'])).toEqual({
    do: 'share_dice',
    step: 9,
    to: ['medes', 'amazons', 'tyrants'],
  });
});

it('leaves out the dice that nobody can be given', () => {
  const few = { ...offer, to: ['amazons', 'medes'], needed: 2 };
  expect(sharing(9, few, ['medes', null, 'amazons'])).not.toBeNull();
  expect(sharing(9, few, ['medes', null, 'tyrants'])).toBeNull();
});
