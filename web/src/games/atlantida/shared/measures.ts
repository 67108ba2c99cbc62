import type { Point } from './hexes';

/**
 * How large the parts of a hex are, in pixels, and where they lie from its middle. A phone shows the same
 * places as the wall, with squares in place of the smaller tokens.
 */
export type Measures = {
  W: number;
  mark: number;
  markX: number;
  markAt: number;
  /** Where the letter and number of a place stand, by which sentences name it. */
  id: Point & { size: number };
  /** The large pale copy of the mark. */
  pale: number;
  paleAt: number;
  /** Its size; null where lands have no names. */
  name: number | null;
  nameAt: number;
  plinth: Point;
  plinthAt: number;
  /** The holder's token, and its digits. */
  token: number;
  digits: number;
  shield: number;
  strength: number;
  /** The tokens around, one place for each seat, west to east. */
  around: number;
  aroundDigits: number;
  places: Point[];
  head: number;
  coast: number;
  edge: number;
  pip: number;
};

/** The places around the site on the wall, for its seats from west to east. */
const PLACES: readonly Point[] = [
  { x: -64, y: 8 },
  { x: -42, y: 50 },
  { x: 0, y: 74 },
  { x: 42, y: 50 },
  { x: 64, y: 8 },
];

const places = (W: number): Point[] =>
  PLACES.map(({ x, y }) => ({ x: (x * W) / 176, y: (y * W) / 176 }));

export const WALL: Measures = {
  W: 176,
  mark: 36,
  markX: -4,
  markAt: -68,
  id: { x: 36, y: -61, size: 28 },
  pale: 120,
  paleAt: 22,
  name: 28,
  nameAt: -28,
  plinth: { x: 34, y: 15 },
  plinthAt: 16,
  token: 56,
  digits: 32,
  shield: 56,
  strength: 32,
  around: 40,
  aroundDigits: 28,
  places: places(176),
  head: 15,
  coast: 8,
  edge: 9,
  pip: 6,
};

export const TABLET: Measures = {
  W: 124,
  mark: 30,
  markX: -3,
  markAt: -42,
  id: { x: 23, y: -40, size: 20 },
  pale: 84,
  paleAt: 14,
  name: null,
  nameAt: 0,
  plinth: { x: 26, y: 12 },
  plinthAt: 8,
  token: 44,
  digits: 26,
  shield: 44,
  strength: 26,
  around: 30,
  aroundDigits: 20,
  places: places(124),
  head: 12,
  coast: 6,
  edge: 7,
  pip: 5,
};

/** A phone's map for that width of a hex: 62, 50 or 73. */
export const phone = (W: number): Measures => ({
  W,
  mark: Math.min(22, W * 0.29),
  markX: W * 0.12,
  markAt: -W * 0.32,
  // On the left: a creature beside a holder has the right.
  id: { x: -W * 0.19, y: -W * 0.26, size: Math.max(13, Math.min(16, W * 0.21)) },
  pale: 0,
  paleAt: 0,
  name: null,
  nameAt: 0,
  plinth: { x: 15, y: 7 },
  plinthAt: 3,
  token: 26,
  digits: 17,
  shield: 24,
  strength: 16,
  around: 13,
  aroundDigits: 15,
  places: places(W),
  head: 8,
  coast: 3,
  edge: 4,
  pip: 0,
});
