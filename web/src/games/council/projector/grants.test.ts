import { describe, expect, it } from 'vitest';
import { gate, grantWay } from './grants';
import { seated } from './seating';

describe('grants over the table', () => {
  const seating = seated(8, 2);
  const [a, , , , opposite] = seating.places;
  it('lead from the giver to the receiver', () => {
    if (!a || !opposite) throw new Error('Eight sit there.');
    const { path } = grantWay(seating, a, opposite, 0);
    const points = path
      .slice(1)
      .split('L')
      .map((point) => point.split(' ').map(Number));
    const [x = 0, y = 0] = points.at(-1) ?? [];
    expect(Math.hypot(x - opposite.x, y - opposite.y)).toBeLessThan(seating.coin + seating.badge);
    expect(points.flat().every(Number.isFinite)).toBe(true);
  });
  it('enter between two seats when they come over the wall', () => {
    const [exile] = seating.exiles;
    if (!exile) throw new Error('Two are in exile.');
    const turn = gate(seating, exile).turn;
    for (const place of seating.places) expect(Math.abs(place.turn - turn)).toBeGreaterThan(0.01);
  });
});
