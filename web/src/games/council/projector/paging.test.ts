import { describe, expect, it } from 'vitest';
import { lines, paged } from './paging';

const column = { lines: 12, letters: 50 };
const entry = (n: number, letters: number) => ({ title: `Of ${n}`, text: 'x'.repeat(letters) });

describe('pages', () => {
  it('hold every entry once, in order', () => {
    const entries = Array.from({ length: 23 }, (_, n) => entry(n, (n * 53) % 400));
    expect(paged(entries, 2, column).flat(2)).toEqual(entries);
  });
  it('fill no column beyond its lines', () => {
    const entries = Array.from({ length: 12 }, (_, n) => entry(n, 120 + n * 10));
    for (const filled of paged(entries, 2, column).flat()) {
      const sum = filled.reduce((total, one) => total + lines(one, column), 0);
      expect(sum).toBeLessThanOrEqual(column.lines);
    }
  });
  it('give an entry that is too long a column of its own', () => {
    const long = entry(1, 4000);
    expect(paged([entry(0, 40), long, entry(2, 40)], 2, column)[0]?.[1]).toEqual([long]);
  });
  it('are none when there is nothing', () => {
    expect(paged([], 2, column)).toEqual([]);
  });
});
