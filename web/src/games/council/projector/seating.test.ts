import { describe, expect, it } from 'vitest';
import { NAME_HEIGHT, seated } from './seating';
import { SCENE } from '../../../hub/projector/stage';

const counts = Array.from({ length: 10 }, (_, i) => i + 3);

describe('the council table', () => {
  it.each(counts)('keeps %i coins and their names apart and on the stage', (count) => {
    const seating = seated(count, 0);
    expect(seating.places).toHaveLength(count);
    for (const [i, a] of seating.places.entries()) {
      const top = a.name === 'above' ? NAME_HEIGHT : 0;
      const bottom = a.name === 'below' ? NAME_HEIGHT : 0;
      expect(a.y - seating.coin / 2 - top).toBeGreaterThanOrEqual(0);
      expect(a.y + seating.coin / 2 + bottom).toBeLessThanOrEqual(SCENE.height);
      expect(a.x - seating.nameWidth / 2).toBeGreaterThanOrEqual(0);
      expect(a.x + seating.nameWidth / 2).toBeLessThanOrEqual(SCENE.width);
      for (const b of seating.places.slice(i + 1)) {
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(seating.coin + 40);
      }
    }
  });
  it('seats the first at the top and goes clockwise', () => {
    const [first, second] = seated(8, 0).places;
    expect(first?.x).toBeCloseTo(SCENE.width / 2, 0);
    expect(second?.x).toBeGreaterThan(SCENE.width / 2);
  });
  it('points strengths to the middle', () => {
    for (const { x, y, inward } of seated(9, 0).places) {
      expect(Math.hypot(inward.x, inward.y)).toBeCloseTo(1);
      expect(inward.x * (SCENE.width / 2 - x) + inward.y * (SCENE.height / 2 - y)).toBeGreaterThan(
        0,
      );
    }
  });
  it.each([1, 2, 3, 4, 7])('puts %i exiles beyond the wall', (exiles) => {
    const seating = seated(5, exiles);
    expect(seating.exiles).toHaveLength(exiles);
    const wall = seating.wall ?? 0;
    for (const place of seating.places) expect(place.x + seating.coin / 2).toBeLessThan(wall);
    for (const exile of seating.exiles) {
      expect(exile.x - seating.coin / 2).toBeGreaterThan(wall);
      expect(exile.x + seating.coin / 2).toBeLessThan(SCENE.width);
      expect(exile.y - seating.coin / 2).toBeGreaterThan(0);
      expect(exile.y + seating.coin / 2 + NAME_HEIGHT).toBeLessThanOrEqual(SCENE.height + 1);
    }
  });
  it('has no wall while nobody is in exile', () => {
    expect(seated(8, 0).wall).toBeNull();
  });
});
