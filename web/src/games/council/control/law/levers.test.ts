import { expect, it } from 'vitest';

import { control, council } from '../../dev/fixtures';
import type { Lever } from '../../../../wire/council';
import { leverKind, leverLacks, leverOf, leverWords } from './levers';

const game = council('debate');
const { settings } = control('debate');
const name = (id: string) => game.factions.find((one) => one.id === id)?.name ?? id;
const says = (lever: Lever | null) => leverWords(lever, name, settings);

it('begins with what holds already', () => {
  expect(leverOf('', game, settings)).toBeNull();
  expect(leverOf('ties', game, settings)).toEqual({ on: 'ties', decided_by: 'monarchists' });
  expect(leverOf('supremacy', { ...game, supremacy: null }, settings)).toEqual({
    on: 'supremacy',
    held_by: 'nobody',
  });
  expect(leverOf('ruling:majority', game, settings)).toEqual({
    on: 'ruling',
    key: 'majority',
    value: 'simple',
  });
  expect(leverOf('ruling:gone', game, settings)).toBeNull();
  expect(leverOf('citizens', game, settings)).toEqual({
    on: 'citizens',
    are: game.factions.filter(({ citizen }) => citizen).map(({ id }) => id),
  });
});

it('offers to make a stranger a citizen', () => {
  expect(leverOf('citizen', game, settings)).toEqual({
    on: 'citizen',
    faction: 'amazons',
    is: true,
  });
});

it('is found again in its list', () => {
  const kinds = ['', 'ties', 'supremacy', 'citizen', 'citizens', 'ruling:race_tie'] as const;
  for (const kind of kinds) expect(leverKind(leverOf(kind, game, settings))).toBe(kind);
});

it('says in a sentence what the program will do', () => {
  expect(says(null)).toBe('People see to it themselves; the program does nothing about it.');
  expect(says({ on: 'ties', decided_by: 'fails' })).toBe('A tied motion fails.');
  expect(says({ on: 'ties', decided_by: 'medes' })).toBe(
    'The Archon of the Medes decides tied votes.',
  );
  expect(says({ on: 'supremacy', held_by: 'medes' })).toBe('The Medes hold supremacy.');
  expect(says({ on: 'citizen', faction: 'medes', is: false })).toBe('The Medes are not citizens.');
  expect(says({ on: 'citizens', are: ['medes', 'tyrants'] })).toBe(
    'Citizens are Medes and Tyrants, and nobody else.',
  );
  expect(says({ on: 'ruling', key: 'majority', value: 'two_thirds' })).toBe(
    'How much of YES and NO a motion needs to pass: Two thirds or more.',
  );
  expect(says({ on: 'ruling', key: 'debate_seconds', value: 60 })).toBe(
    'Seconds of open debate: 60.',
  );
});

it('knows a number that a ruling does not take', () => {
  const lacks = (value: number) =>
    leverLacks({ on: 'ruling', key: 'debate_seconds', value }, settings);
  expect(lacks(60)).toBeNull();
  expect(lacks(Number.NaN)).toBe('This ruling takes a whole number from 10 to 3600.');
  expect(lacks(4000)).not.toBeNull();
  expect(leverLacks({ on: 'ties', decided_by: 'fails' }, settings)).toBeNull();
});
