import { describe, expect, it } from 'vitest';

import { check, commitment, digest, draw } from './check';
import { grouped } from './groups';
import type { FairnessRecord } from '../../wire/hub';

const table = '00000000-0000-0000-0000-000000000009';
const seed = '07'.repeat(32);
const entropy = [
  { seat: 'bee', entropy: '02'.repeat(16), from: 1 },
  { seat: 'ant', entropy: '01'.repeat(16), from: 1 },
];
const sides = [2, 6, 6, 6, 13, 60, 2 ** 32 - 1];
const values = [2, 1, 5, 2, 11, 45, 1_254_526_111];

function nth<Row>(rows: Row[], place: number): Row {
  const row = rows[place];
  if (row === undefined) throw new Error(`no row ${place}`);
  return row;
}

function record(): FairnessRecord {
  const rolls = sides.map((one, place): [number, number] => [one, values[place] ?? 0]);
  const row = { at: 0, committed: true, taken_back: false, by_hand: 0 };
  return {
    table,
    name: 'A table',
    closed: true,
    seeds: [{ commitment: commitment(table, seed), seed, from: 1 }],
    entropy: [...entropy],
    draws: [
      { ...row, first: 1, rolls: rolls.slice(0, 3) },
      { ...row, first: 4, rolls: [], committed: false, by_hand: 3 },
      { ...row, first: 4, rolls: rolls.slice(3), taken_back: true },
    ],
  };
}

describe('the recipe of draws', () => {
  /** The same as in the server's own test. */
  it('is the server’s', () => {
    const mixed = '35256e82326d505a2d8f8db2cd15889a4ba37667479d7b795946beabf575e8bf';
    expect(digest(entropy)).toBe(mixed);
    expect(commitment(table, seed)).toMatch(/^b1cd50dc3d2afd0b/);
    expect(sides.map((one, place) => draw([table, seed, mixed], place + 1, one))).toEqual(values);
  });

  it('finds a whole record right, and counts dice thrown by hand', () => {
    const sentence = 'All 7 draws are right.';
    expect(check(record())).toEqual({ well: true, sentence, checked: 7, byHand: 3 });
  });

  it('names the first that is not right', () => {
    const changed = record();
    nth(changed.draws, 0).rolls[1] = [6, 4];
    expect(check(changed).sentence).toBe('Draw 2, out of 6, comes out as 1, not as 4.');
    const removed = record();
    nth(removed.draws, 0).rolls.pop();
    expect(check(removed).sentence).toBe('Draw 3 is missing.');
    const elsewhere = record();
    nth(elsewhere.draws, 2).committed = false;
    expect(check(elsewhere).sentence).toMatch('Draw 4 does not come from the seed');
    const seeded = record();
    nth(seeded.seeds, 0).seed = '08'.repeat(32);
    expect(check(seeded)).toMatchObject({ well: false, checked: 0 });
    const other = record();
    other.entropy.pop();
    expect(check(other).well).toBe(false);
  });

  it('takes what was drawn before the table was committed as it is', () => {
    const older = record();
    nth(older.seeds, 0).from = 4;
    nth(older.draws, 0).committed = false;
    expect(check(older)).toMatchObject({ well: true, checked: 4 });
  });
});

it('is compared in groups of four', () => {
  expect(grouped('0123456789')).toBe('0123 4567 89');
});
