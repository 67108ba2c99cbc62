import { describe, expect, it } from 'vitest';

import type { Pattern } from '../../../../wire/council';
import { dashes, linear, spread, stepPath, valueAt, valueTicks } from './scales';

const PATTERNS: Pattern[] = [
  ...(['plain', 'stripes', 'bars', 'bend', 'dots', 'waves'] as const),
  ...(['check', 'chevron', 'lozenges', 'meander', 'rays', 'scales'] as const),
];

const points = [
  { at: 0, value: 3 },
  { at: 100, value: 5 },
  { at: 300, value: 4 },
];

describe('scales', () => {
  it('lay values out, upside down too', () => {
    const y = linear([0, 10], [200, 0]);
    expect([y(0), y(5), y(10)]).toEqual([200, 100, 0]);
    expect(linear([4, 4], [0, 10])(4)).toBe(0);
  });
  it('choose round values', () => {
    expect(valueTicks(13, 4)).toEqual([0, 5, 10]);
    expect(valueTicks(3, 4)).toEqual([0, 1, 2, 3]);
    expect(valueTicks(0, 4)).toEqual([0]);
    expect(valueTicks(1300, 4)).toEqual([0, 500, 1000]);
  });
});

describe('a figure over time', () => {
  it('is drawn in steps', () => {
    const x = linear([0, 400], [0, 40]);
    const y = linear([0, 10], [10, 0]);
    expect(stepPath(points, x, y, 400)).toBe('M0 7H10V5H30V6H40');
    expect(stepPath([], x, y, 400)).toBe('');
  });
  it('has the value of its last change', () => {
    const series = { key: 'arete', faction: null, points };
    expect([0, 99, 100, 299, 5000].map((at) => valueAt(series, at))).toEqual([3, 3, 5, 5, 4]);
  });
});

describe('labels', () => {
  it('move apart as little as it takes', () => {
    expect(spread([10, 50], 12, 0, 100)).toEqual([10, 50]);
    expect(spread([10, 10, 10], 12, 0, 100)).toEqual([10, 22, 34]);
  });
  it('stay within their stretch', () => {
    const placed = spread([95, 96, 97, 98], 12, 0, 100);
    expect(Math.max(...placed)).toBeLessThanOrEqual(100);
    const sorted = [...placed].sort((a, b) => a - b);
    sorted.forEach((at, n) => {
      if (n > 0) expect(at - (sorted[n - 1] ?? 0)).toBeGreaterThanOrEqual(12);
    });
  });
  it('stand closer where there are too many', () => {
    const placed = spread(
      Array.from({ length: 12 }, () => 50),
      20,
      0,
      110,
    );
    expect(new Set(placed).size).toBe(12);
    expect(Math.min(...placed)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...placed)).toBeLessThanOrEqual(110);
  });
});

it('draws each pattern’s line in its own way', () => {
  const all = PATTERNS.map((pattern) => dashes(pattern, 1));
  expect(new Set(all).size).toBe(PATTERNS.length);
  expect(dashes('stripes', 2)).toBe('20 8');
});
