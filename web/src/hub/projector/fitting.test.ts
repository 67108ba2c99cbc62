import { describe, expect, it } from 'vitest';
import { fitting, SMALLEST, steps } from './fitting';

describe('sizes of text', () => {
  it('go down from the largest to the smallest, never below what can be read', () => {
    const sizes = steps(60, 10).map((step) => step.size);
    expect(sizes[0]).toBe(60);
    expect(sizes.at(-1)).toBe(SMALLEST);
    expect([...sizes].sort((a, b) => b - a)).toEqual(sizes);
    expect(new Set(sizes).size).toBe(sizes.length);
  });
  it('leave things out only at the smallest size', () => {
    expect(steps(34, 30, 2).slice(-3)).toEqual([
      { size: 30, trim: 0 },
      { size: 30, trim: 1 },
      { size: 30, trim: 2 },
    ]);
  });
  it('are one when the largest is the smallest', () => {
    expect(steps(30, 30)).toEqual([{ size: 30, trim: 0 }]);
  });
});

describe('fitting', () => {
  it('takes the first that does not overflow', () => {
    expect(fitting(steps(60, 30), ({ size }) => size > 45).size).toBeLessThanOrEqual(45);
    expect(fitting(steps(60, 30), () => false).size).toBe(60);
  });
  it('takes the last when all overflow', () => {
    expect(fitting(steps(60, 30, 3), () => true)).toEqual({ size: 30, trim: 3 });
  });
});
