import { expect, it } from 'vitest';

import { chronicleOf } from '../../dev/fixtures';
import type { Moment } from '../../../../wire/council';
import { eraAt, eraMark, erasOf, eraTicks, eraWords } from './eras';

const moment = (at: number, kind: Moment['kind'], number: number): Moment => ({
  entry: at,
  at,
  kind,
  number,
  label: '',
  factions: [],
});
const DAY = [
  moment(10, 'cycle', 1),
  moment(20, 'cycle', 2),
  moment(25, 'cycle', 2),
  moment(30, 'act', 2),
  moment(40, 'cycle', 3),
];

it('tells the day by its Acts and cycles', () => {
  const eras = erasOf(DAY);
  expect(eras.map(({ act, cycle }) => [act, cycle])).toEqual([
    [1, 1],
    [1, 2],
    [2, 3],
  ]);
  expect(eraWords(eraAt(eras, 5))).toBe('Act I');
  expect(eraWords(eraAt(eras, 26))).toBe('Act I, cycle 2');
  expect(eraMark(eraAt(eras, 99))).toBe('II · 3');
});

it('leaves out what an axis has no room for', () => {
  const eras = erasOf(DAY);
  expect(eraTicks(eras, (at) => at, 15).map(({ cycle }) => cycle)).toEqual([1, 3]);
});

it('finds the cycles of a day that was played', () => {
  expect(erasOf(chronicleOf('public').moments).map(({ cycle }) => cycle)).toEqual([1, 2, 3]);
});
