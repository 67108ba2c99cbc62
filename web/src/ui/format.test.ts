import { afterEach, expect, it } from 'vitest';

import { clockTime, explain, listed, percent, roman, sum } from './format';
import { speak } from './language.svelte';

afterEach(() => speak('en'));

it('never writes two numbers side by side', () => {
  const rank = { label: 'rank 7 of Arête', by: 2 };
  expect(explain({ value: 2, parts: [rank] })).toBe('2 = rank 7 of Arête');
  expect(sum([rank, { label: 'extra cards', by: 1 }])).toBe('rank 7 of Arête (2) + extra cards 1');
  const units = [
    { label: 'dice', by: 9 },
    { label: '1 mob', by: 1 },
    { label: '2 military units', by: 6 },
  ];
  expect(sum(units)).toBe('dice 9 + 1 mob + 2 military units (6)');
});
it('explains a figure by its parts', () => {
  const parts = [
    { label: 'Arête', by: 7 },
    { label: 'Amazons’ grant', by: 5 },
  ];
  expect(explain({ value: 12, parts })).toBe('12 = Arête 7 + Amazons’ grant 5');
  expect(explain({ value: 5, parts: [...parts, { label: 'exile', by: -7 }] })).toBe(
    '5 = Arête 7 + Amazons’ grant 5 − exile 7',
  );
  expect(explain({ value: -2, parts: [{ label: 'debt', by: -2 }] })).toBe('-2 = − debt 2');
  expect(explain({ value: 0, parts: [{ label: 'not a citizen: no vote', by: 0 }] })).toBe(
    '0 = not a citizen: no vote',
  );
  expect(explain({ value: 3, parts: [] })).toBe('3');
});

it('shows 0:00 at the end only', () => {
  expect(clockTime(125_000)).toBe('2:05');
  expect(clockTime(1)).toBe('0:01');
  expect(clockTime(0)).toBe('0:00');
});

it('lists names as a person would', () => {
  expect(listed([])).toBe('');
  expect(listed(['Medes'])).toBe('Medes');
  expect(listed(['Amazons', 'Medes', 'Tyrants'])).toBe('Amazons, Medes and Tyrants');
});

it('lists and measures as the language does', async () => {
  expect([percent(0.0971), percent(0.451)]).toEqual(['9.7\u00a0%', '45\u00a0%']);
  await speak('de');
  expect(listed(['Amazonen', 'Meder', 'Tyrannen'])).toBe('Amazonen, Meder und Tyrannen');
  expect([percent(0.0971), percent(0.451)]).toEqual(['9,7\u00a0%', '45\u00a0%']);
});

it('lists as the browser of each language would', async () => {
  const names = ['Amazons', 'Medes', 'Tyrants', 'Oligarchs'];
  for (const [spoken, locale] of [
    ['en', 'en-GB'],
    ['de', 'de'],
    ['el', 'el'],
  ] as const) {
    await speak(spoken);
    const list = new Intl.ListFormat(locale, { type: 'conjunction' });
    const some = names.map((_, n) => names.slice(0, n + 1));
    expect(some.map(listed)).toEqual(some.map((few) => list.format(few)));
  }
});

it('counts in Roman numerals', () => {
  expect([1, 4, 9, 14, 39, 40].map(roman)).toEqual(['I', 'IV', 'IX', 'XIV', 'XXXIX', '40']);
});
