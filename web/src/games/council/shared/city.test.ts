import { describe, expect, it } from 'vitest';
import { council, there } from '../dev/fixtures';
import { apart, onRing, ownerOf, rings, stack } from './city';

describe('the rings', () => {
  it.each([1, 2, 3, 4, 5, 6])('fill the city with %i maps', (maps) => {
    const all = rings(maps);
    expect(all[0]?.from).toBe(0);
    expect(all.at(-1)?.to).toBeCloseTo(1);
    all.slice(1).forEach((ring, n) => expect(ring.from).toBeGreaterThan(all[n]?.to ?? 9));
  });
  it('turn clockwise from the north', () => {
    const east = onRing(90, 0.5, { x: 100, y: 100 }, { x: 80, y: 40 });
    expect(east.x).toBeCloseTo(140);
    expect(east.y).toBeCloseTo(100);
    expect(onRing(0, 1, { x: 0, y: 0 }, { x: 80, y: 40 }).y).toBeCloseTo(-40);
  });
});

describe('boxes', () => {
  const field = { width: 1380, height: 920 };
  it.each([2, 13, 20, 30])('%i of them come to stand apart', (count) => {
    const sizes = Array.from({ length: count }, (_, n) => ({
      width: count > 20 ? 200 : 230,
      height: 90 + (n % 3) * 15,
    }));
    const at = sizes.map((_, n) => ({ x: 690 + (n % 7) * 40, y: 460 + (n % 5) * 30 }));
    const now = apart(at, sizes, field, 4);
    now.forEach((a, n) => {
      now.slice(n + 1).forEach((b, m) => {
        const other = sizes[n + 1 + m] ?? { width: 0, height: 0 };
        const mine = sizes[n] ?? { width: 0, height: 0 };
        const clear =
          Math.abs(a.x - b.x) >= (mine.width + other.width) / 2 - 2 ||
          Math.abs(a.y - b.y) >= (mine.height + other.height) / 2 - 2;
        expect(clear).toBe(true);
      });
      expect(a.x).toBeGreaterThanOrEqual((sizes[n]?.width ?? 0) / 2);
      expect(a.y).toBeLessThanOrEqual(920 - (sizes[n]?.height ?? 0) / 2);
    });
  });
  it('stay where they are when nothing is in the way', () => {
    const at = [
      { x: 200, y: 200 },
      { x: 800, y: 200 },
    ];
    expect(
      apart(
        at,
        [
          { width: 200, height: 90 },
          { width: 200, height: 90 },
        ],
        field,
      ),
    ).toEqual(at);
  });
});

describe('a stack', () => {
  it('holds every unit once', () => {
    for (const [mobs, military] of [
      [0, 0],
      [1, 0],
      [0, 2],
      [7, 3],
    ] as const) {
      const { cubes } = stack(mobs, military);
      expect(cubes).toHaveLength(mobs + military);
      expect(new Set(cubes.map((one) => one.key)).size).toBe(mobs + military);
    }
  });
  it('is empty without units', () => {
    expect(stack(0, 0).size.width).toBe(0);
  });
});

describe('whose a place is', () => {
  it('is nobody’s while two are there', () => {
    const { objectives } = there(council('deploy-full').city);
    const find = (id: string) => {
      const found = objectives.find((one) => one.id === id);
      if (!found) throw new Error(id);
      return found;
    };
    expect(ownerOf(find('canal_bridge'))).toBeNull();
    expect(ownerOf(find('civic_docks'))).toBe('democrats');
    expect(ownerOf({ ...find('canal_bridge'), holder: 'medes' })).toBe('medes');
  });
});
