import { inward, outline, type Place, type Point, type Seating } from './seating';

/** A grant as it is drawn on the table. */
export interface Way {
  /** An SVG path. */
  path: string;
  /** Where its amount is written. */
  mark: Point;
}

const RING_GAP = 34;
/** From the badges to the first ring, and from the last ring to what is written in the middle. */
const CLEAR = 24;
/** Half of what a grant's amount takes. */
const MARK = 30;
const STEPS = 90;
/** Over how much of a turn a way leaves its place for the ring. */
const BEND = 0.055;

/**
 * A grant's way: from the giver's place along a ring inside the table's edge, the shorter way round,
 * to the receiver's. Each further grant runs on a ring of its own (`order` 0, 1, …).
 */
export function grantWay(seating: Seating, from: Place, to: Place, order: number): Way {
  const edge = seating.reach + seating.badge / 2;
  const inset = edge + CLEAR + order * RING_GAP;
  const rim = { x: seating.rim.x - inset, y: seating.rim.y - inset };
  const ahead = wrapped(to.turn - from.turn);
  const round = ahead <= 0.5 ? ahead : ahead - 1;
  const [start, end] = [before(from, edge + 4), before(to, edge + 16)];
  const at = (t: number) => {
    const ring = outline(wrapped(from.turn + round * t), rim, seating.centre);
    const near = Math.min(1, (Math.min(t, 1 - t) * Math.abs(round)) / BEND);
    const weight = near * near * (3 - 2 * near);
    const anchor = t < 0.5 ? start : end;
    return {
      x: anchor.x + (ring.x - anchor.x) * weight,
      y: anchor.y + (ring.y - anchor.y) * weight,
    };
  };
  const show = (p: Point) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`;
  const points = Array.from({ length: STEPS + 1 }, (_, i) => show(at(i / STEPS)));
  const gap = 0.5 / Math.max(3, seating.places.length);
  return { path: `M${points.join('L')}`, mark: at(Math.min(0.5, gap / Math.abs(round || 1))) };
}

/** The box in the middle of the table that so many grants leave free. */
export function middle(seating: Seating, grants: number): { width: number; height: number } {
  const edge = seating.reach + seating.badge / 2;
  const rings = grants === 0 ? 0 : CLEAR + (grants - 1) * RING_GAP + MARK;
  // The table's outline is rounder than a box: its corners are not to be written in.
  const within = (half: number, share: number) => 2 * (half - edge - rings - 8) * share;
  return { width: within(seating.rim.x, 0.84), height: within(seating.rim.y, 0.92) };
}

/** The point before a place, `far` towards the middle. */
function before(place: Place, far: number): Point {
  return { x: place.x + place.inward.x * far, y: place.y + place.inward.y * far };
}

const wrapped = (turn: number) => ((turn % 1) + 1) % 1;

/** Where an exile's grant comes to the table: the gap between two seats that lies nearest. */
export function gate(seating: Seating, exile: Point): Place {
  const turns = seating.places.map((place) => place.turn);
  const gaps = turns.map((turn, i) => (turn + (turns[i + 1] ?? 1)) / 2);
  const places = (gaps.length > 0 ? gaps : [0.25]).map((turn): Place => {
    const point = outline(turn, seating.rim, seating.centre);
    const direction = inward(point, seating.rim, seating.centre);
    return { ...point, turn, inward: direction, name: 'below' };
  });
  const far = (place: Place) => Math.hypot(place.x - exile.x, place.y - exile.y);
  return places.reduce((nearest, place) => (far(place) < far(nearest) ? place : nearest));
}
