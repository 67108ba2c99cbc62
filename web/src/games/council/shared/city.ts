/** The city as geometry: Plato's rings from the data, and units as stacks of cubes. */
import type { FactionId, ObjectiveView } from '../../../wire/council';

export interface Point {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
/** A band of land, as shares of the city's radius; the innermost begins at 0. */
export interface Ring {
  from: number;
  to: number;
}

/** How wide a canal is, as a share of the city's radius. */
const CANAL = 0.07;

/** The land from the middle outwards: an island twice as deep as a ring, canals between. */
export function rings(maps: number): Ring[] {
  const land = 1 - CANAL * (maps - 1);
  const unit = land / (maps + 1);
  return Array.from({ length: maps }, (_, n) => ({
    from: n === 0 ? 0 : unit * (n + 1) + CANAL * n,
    to: unit * (n + 2) + CANAL * n,
  }));
}

/** A point on the ellipse of that share of the radius; degrees clockwise from the north. */
export function onRing(angle: number, share: number, middle: Point, radius: Point): Point {
  const turn = (angle * Math.PI) / 180;
  return {
    x: middle.x + Math.sin(turn) * share * radius.x,
    y: middle.y - Math.cos(turn) * share * radius.y,
  };
}

/**
 * Moves boxes apart until none overlaps another, as little as it takes, within the field. Each
 * begins where it should stand; the same boxes always come to stand in the same places.
 */
export function apart(at: Point[], sizes: Size[], field: Size, gap = 10): Point[] {
  const now = at.map((one) => ({ ...one }));
  const clamp = () =>
    now.forEach((one, n) => {
      const { width, height } = sizes[n] ?? { width: 0, height: 0 };
      one.x = Math.max(width / 2, Math.min(field.width - width / 2, one.x));
      one.y = Math.max(height / 2, Math.min(field.height - height / 2, one.y));
    });
  clamp();
  for (let round = 0; round < 400; round++) {
    let moved = false;
    for (let a = 0; a < now.length; a++) {
      for (let b = a + 1; b < now.length; b++) {
        moved = push(now[a], now[b], sizes[a], sizes[b], gap) || moved;
      }
    }
    clamp();
    if (!moved) return now;
  }
  return packed(at, sizes, field, gap);
}

/** In a throng where pushing does not end: those farthest out first, each to the nearest free cell. */
function packed(at: Point[], sizes: Size[], field: Size, gap: number): Point[] {
  const across = Math.max(1, Math.floor(field.width / (largest(sizes, 'width') + gap)));
  const down = Math.max(
    Math.floor(field.height / (largest(sizes, 'height') + gap)),
    Math.ceil(at.length / across),
  );
  const free = Array.from({ length: across * down }, (_, n) => ({
    x: ((n % across) + 0.5) * (field.width / across),
    y: (Math.floor(n / across) + 0.5) * (field.height / down),
  }));
  const middle = { x: field.width / 2, y: field.height / 2 };
  const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
  const found = at.map((one) => ({ ...one }));
  const order = at.map((_, n) => n);
  order.sort((a, b) => far(at[b] ?? middle, middle) - far(at[a] ?? middle, middle));
  for (const n of order) {
    const wanted = at[n] ?? middle;
    free.sort((a, b) => far(a, wanted) - far(b, wanted));
    found[n] = free.shift() ?? wanted;
  }
  return found;
}

const largest = (sizes: Size[], of: 'width' | 'height') =>
  Math.max(1, ...sizes.map((size) => size[of]));

/** Pushes two boxes apart where they meet least; whether they had to be. */
function push(
  a: Point | undefined,
  b: Point | undefined,
  sizeA: Size | undefined,
  sizeB: Size | undefined,
  gap: number,
): boolean {
  if (!a || !b || !sizeA || !sizeB) return false;
  const overX = (sizeA.width + sizeB.width) / 2 + gap - Math.abs(a.x - b.x);
  const overY = (sizeA.height + sizeB.height) / 2 + gap - Math.abs(a.y - b.y);
  if (overX <= 0.5 || overY <= 0.5) return false;
  if (overX < overY) {
    const by = ((a.x <= b.x ? -1 : 1) * overX) / 2;
    a.x += by;
    b.x -= by;
  } else {
    const by = ((a.y <= b.y ? -1 : 1) * overY) / 2;
    a.y += by;
    b.y -= by;
  }
  return true;
}

/** The sides of a mob's and of a military unit's cube. */
export const CUBE = { mob: 17, military: 29 } as const;
/** A cube is seen a little from above and from the right: how far it reaches beyond its front. */
export const DEPTH = 0.3;

export interface Cube extends Point {
  key: string;
  size: number;
}

/** Military to the left, mobs to their right, each stacked from the ground; x to the right, y up. */
export function stack(mobs: number, military: number): { cubes: Cube[]; size: Size } {
  const men = pile('m', military, CUBE.military, 2);
  const left = men.width > 0 ? men.width + 2 : 0;
  const people = pile('p', mobs, CUBE.mob, 3);
  const cubes = [...men.cubes, ...people.cubes.map((one) => ({ ...one, x: one.x + left }))];
  const height = cubes.reduce((most, one) => Math.max(most, one.y + one.size), 0);
  const last = mobs > 0 ? CUBE.mob : CUBE.military;
  const width = left + people.width + (cubes.length > 0 ? last * DEPTH : 0);
  return { cubes, size: { width, height: height + CUBE.military * DEPTH } };
}

/** The back ones first, so that each stands before the one behind and above. */
function pile(key: string, count: number, size: number, high: number) {
  const across = Math.max(Math.ceil(count / high), Math.min(count, Math.ceil(Math.sqrt(count))));
  const cubes = Array.from({ length: count }, (_, n): Cube => {
    const row = Math.floor(n / across);
    return { key: `${key}${n}`, size, x: (n % across) * (size + 1), y: row * (size + 1) };
  });
  // From the right to the left and from the ground up, so that no side covers a front.
  cubes.sort((a, b) => a.y - b.y || b.x - a.x);
  return { cubes, width: across === 0 ? 0 : across * (size + 1) - 1 };
}

/** Whose a place is to look at: its holder, or else the one faction that stands there. */
export function ownerOf(place: ObjectiveView): FactionId | null {
  if (place.holder) return place.holder;
  return place.present.length === 1 ? (place.present[0]?.faction ?? null) : null;
}
