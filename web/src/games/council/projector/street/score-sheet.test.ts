import { describe, expect, it } from 'vitest';
import { council } from '../../dev/fixtures';
import { columns, orderOf, SHEET, written } from './score-sheet';

const rows = (count: number) =>
  council(count === 8 ? 'score' : `score-${count}`).streets?.score?.rows ?? [];

describe('the score sheet', () => {
  it.each([3, 8, 12])('shows every point of %i factions once', (count) => {
    const blocks = columns(rows(count)).flat();
    const shown = blocks.flatMap((block) => block.lines).reduce((sum, one) => sum + one.points, 0);
    expect(shown).toBe(rows(count).reduce((sum, row) => sum + row.total, 0));
    expect(columns(rows(count))).toHaveLength(SHEET.columns);
  });
  it('is shortened when it is too long, with the same points', () => {
    const [row] = rows(8);
    if (!row) throw new Error('There are rows.');
    const line = { objective: null, text: 'A place', points: 1, rule: 'S-22' };
    const long = { ...row, total: 40, lines: Array.from({ length: 40 }, () => line) };
    expect(written(long, true)).toHaveLength(1);
    expect(written(long, true)[0]?.points).toBe(40);
    expect(columns([long])[0]?.[0]?.lines).toHaveLength(1);
  });
  it('is told from the last to the first', () => {
    const blocks = columns(rows(8));
    const order = orderOf(blocks);
    const [first] = blocks.flat();
    const last = blocks.flat().at(-1);
    if (!first || !last) throw new Error('There are blocks.');
    expect(order.get(first.row.faction)).toBeGreaterThan(order.get(last.row.faction) ?? 99);
    expect(order.get(first.row.faction)).toBe(order.size - 1);
  });
});
