import type { Cell } from '../../../wire/atlantida';

/*
 * The hexes as they are drawn, point up, in units of `W`, the width of one. The middle of the cell (0, 0) is the
 * origin; x grows to the east and y to the south, as a picture's do (I-1).
 */

export type Point = { x: number; y: number };

/** How far rows lie apart. */
const ROW = Math.sqrt(3) / 2;
/** From the middle to a corner. */
const CORNER = 1 / Math.sqrt(3);

/** The middle of a cell. */
export const middle = ({ q, r }: Cell, W: number): Point => ({
  x: (q + r / 2) * W,
  y: -r * ROW * W || 0,
});

/** The corners, from the northern one clockwise, `inset` pixels within the edge. */
export function corners(W: number, inset = 0): Point[] {
  const far = CORNER * W - inset / ROW;
  return [0, 1, 2, 3, 4, 5].map((n) => {
    const at = ((60 * n - 90) * Math.PI) / 180;
    return { x: round(far * Math.cos(at)), y: round(far * Math.sin(at)) };
  });
}

/** What lies beyond each side, from the north-eastern one clockwise. */
export const SIDES: readonly Cell[] = [
  { q: 0, r: 1 },
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
];

export const beyond = (cell: Cell, side: Cell): Cell => ({
  q: cell.q + side.q,
  r: cell.r + side.r,
});

export const same = (one: Cell, other: Cell): boolean => one.q === other.q && one.r === other.r;

/** The sides of a cell that face none of these, by their numbers. */
export function openSides(cell: Cell, land: readonly Cell[]): number[] {
  return SIDES.flatMap((side, n) => {
    const next = beyond(cell, side);
    return land.some((one) => same(one, next)) ? [] : [n];
  });
}

/** A path around these points. */
export const around = (points: Point[]): string =>
  `${points.map(({ x, y }, n) => `${n === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')}Z`;

/** A path along these sides, those that meet as one line, `out` pixels outside. */
export function along(sides: number[], W: number, out = 0): string {
  const all = corners(W, -out);
  const is = (n: number) => sides.includes((n + 6) % 6);
  const first = sides.filter((n) => !is(n - 1));
  const point = (n: number) => {
    const { x, y } = all[n % 6] ?? { x: 0, y: 0 };
    return `${x} ${y}`;
  };
  if (sides.length === 6) return around(all);
  return first
    .map((start) => {
      let line = `M${point(start)}`;
      for (let n = start; is(n) && n < start + 6; n += 1) line += `L${point(n + 1)}`;
      return line;
    })
    .join('');
}

/** The picture that holds these cells. */
export function bounds(cells: readonly Cell[], W: number) {
  const at = cells.map((cell) => middle(cell, W));
  const x = Math.min(...at.map((one) => one.x)) - W / 2;
  const y = Math.min(...at.map((one) => one.y)) - CORNER * W;
  const right = Math.max(...at.map((one) => one.x)) + W / 2;
  const foot = Math.max(...at.map((one) => one.y)) + CORNER * W;
  return { x: round(x), y: round(y), width: round(right - x), height: round(foot - y) };
}

/** The next of these places from one in a direction of the arrow keys; none where there is none. */
export function nextTo<At extends Point>(from: Point, all: readonly At[], key: string): At | null {
  const way = ARROWS[key];
  if (!way) return null;
  let best: { one: At; far: number } | null = null;
  for (const one of all) {
    const [x, y] = [one.x - from.x, one.y - from.y];
    const ahead = x * way.x + y * way.y;
    const off = Math.abs(x * way.y - y * way.x);
    if (ahead <= 1 || off > ahead * 1.8) continue;
    const far = Math.hypot(x, y) + off / 2;
    if (!best || far < best.far) best = { one, far };
  }
  return best?.one ?? null;
}

const ARROWS: Partial<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

const round = (n: number): number => Math.round(n * 10) / 10 || 0;
