import { describe, expect, it } from 'vitest';
import { fitted, STAGE } from './stage';

describe('the stage in a window', () => {
  it('fills a window of its own size', () => {
    expect(fitted(1920, 1080)).toEqual({ scale: 1, left: 0, top: 0 });
  });
  it('leaves dark above and below in a tall window', () => {
    const at = fitted(1366, 900);
    expect(at.left).toBe(0);
    expect(at.top).toBeCloseTo((900 - 1080 * (1366 / 1920)) / 2);
  });
  it('never reaches beyond the window', () => {
    for (const [width, height] of [
      [3840, 1600],
      [640, 480],
      [1024, 768],
    ] as const) {
      const at = fitted(width, height);
      expect(at.left + STAGE.width * at.scale).toBeLessThanOrEqual(width + 0.001);
      expect(at.top + STAGE.height * at.scale).toBeLessThanOrEqual(height + 0.001);
    }
  });
});
