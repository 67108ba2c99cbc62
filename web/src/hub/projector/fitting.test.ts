import { describe, expect, it, vi } from 'vitest';
import { fit, fitting, SMALLEST, steps } from './fitting';

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

describe('what fits a text', () => {
  it('fits it again when its box is smaller, and not when it is larger', () => {
    let laid = () => {};
    class Watched {
      constructor(again: () => void) {
        laid = again;
      }
      observe = () => {};
      disconnect = () => {};
    }
    vi.stubGlobal('ResizeObserver', Watched);
    const element = document.createElement('p');
    let [high, asked] = [200, 0];
    const size = () => parseFloat(element.style.fontSize);
    Object.defineProperties(element, {
      clientHeight: { get: () => high },
      clientWidth: { get: () => 500 },
      scrollWidth: { get: () => 500 },
      // Two lines.
      scrollHeight: { get: () => ((asked += 1), 2 * size()) },
    });
    fit(steps(72, 28), 'Of Quorum')(element);
    laid();
    expect(size()).toBe(72);
    high = 80;
    laid();
    expect(size()).toBeLessThan(48);
    const before = asked;
    high = 120;
    laid();
    expect(asked).toBe(before);
    vi.unstubAllGlobals();
  });
});
