import { expect, it } from 'vitest';

import type { TurnView } from '../../../../wire/council/TurnView';
import { turnsUntil, upcoming } from './turns';

const turn = (change: Partial<TurnView>): TurnView => ({
  faction: 'medes',
  next: 'tyrants',
  order: ['amazons', 'medes', 'tyrants'],
  units: 1,
  last_actions: null,
  empty: 4,
  stalled: false,
  ...change,
});

it('counts the turns round the table', () => {
  expect(upcoming(turn({}))).toEqual(['medes', 'tyrants', 'amazons']);
  expect(turnsUntil(turn({}), 'medes')).toBe(0);
  expect(turnsUntil(turn({}), 'tyrants')).toBe(1);
  expect(turnsUntil(turn({}), 'amazons')).toBe(2);
});

it('knows who has no turn left among the last actions', () => {
  const last = turn({ last_actions: 2 });
  expect(upcoming(last)).toEqual(['medes', 'tyrants']);
  expect(turnsUntil(last, 'amazons')).toBeNull();
});

it('says nothing of somebody who has no turns', () => {
  expect(turnsUntil(turn({}), 'satraps')).toBeNull();
});
