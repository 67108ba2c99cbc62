import { SCENE } from '../../../hub/projector/stage';

/** A point in stage pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A seat at the table. */
export interface Place extends Point {
  /** How far round the table, in full turns clockwise from the top. */
  turn: number;
  /** The unit vector from the seat to the middle of the table: where its strength is shown. */
  inward: Point;
  /** Whether the name stands above the coin (the far side of the table) or below it. */
  name: 'above' | 'below';
}

/** The council's table and everybody at it. */
export interface Seating {
  centre: Point;
  /** The half axes of the line on which the coins lie. */
  rim: Point;
  /** Diameter of a coin. */
  coin: number;
  /** Diameter of the badge with the strength. */
  badge: number;
  /** How far a badge's middle lies from its coin's. */
  reach: number;
  /** The most that a name may take, so that neighbours never touch. */
  nameWidth: number;
  places: Place[];
  /** Places of the exiles, beyond the wall. */
  exiles: Point[];
  /** Where the wall runs, if anybody is in exile. */
  wall: number | null;
}

/** Room for a name and the line beneath it. */
export const NAME_HEIGHT = 84;
const MARGIN = 56;
/** Between an ellipse (2) and a rectangle: the ends stay roomy for twelve. */
const ROUNDNESS = 2.5;
const SAMPLES = 1440;
const EXILE_PITCH = 250;
const EXILE_WIDTH = 280;
const IN_COLUMN = 3;

/** A point of the table's outline, `turn` in full turns clockwise from the top. */
export function outline(turn: number, rim: Point, centre: Point): Point {
  const angle = turn * 2 * Math.PI;
  const bend = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / ROUNDNESS);
  return {
    x: centre.x + rim.x * bend(Math.sin(angle)),
    y: centre.y - rim.y * bend(Math.cos(angle)),
  };
}

/** `count` turns round the outline, from the top, with equal ways between them. */
function spaced(count: number, rim: Point, centre: Point): number[] {
  const points = Array.from({ length: SAMPLES + 1 }, (_, i) => outline(i / SAMPLES, rim, centre));
  let gone = 0;
  const ways = points.map((point, i) => {
    const before = points[i - 1] ?? point;
    gone += Math.hypot(point.x - before.x, point.y - before.y);
    return gone;
  });
  return Array.from({ length: count }, (_, i) => {
    const wanted = (gone * i) / count;
    return (
      Math.max(
        0,
        ways.findIndex((way) => way >= wanted - 1e-6),
      ) / SAMPLES
    );
  });
}

/** The way inward: straight in from the long sides, towards the middle from the ends. */
export function inward(point: Point, rim: Point, centre: Point): Point {
  const grade = (value: number, half: number) =>
    (Math.sign(value) * (Math.abs(value) / half) ** (ROUNDNESS - 1)) / half;
  const x = -grade(point.x - centre.x, rim.x);
  const y = -grade(point.y - centre.y, rim.y);
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

function coinFor(count: number): number {
  if (count <= 5) return 176;
  if (count <= 8) return 156;
  if (count <= 10) return 140;
  return 126;
}

/** Seats `members` clockwise from the top, and `exiles` beyond a wall at the right. */
export function seated(members: number, exiles: number): Seating {
  const coin = coinFor(Math.max(members, 3));
  const badge = Math.round(coin * 0.56);
  const columns = Math.ceil(exiles / IN_COLUMN);
  const wall = exiles > 0 ? SCENE.width - MARGIN - columns * EXILE_WIDTH : null;
  const right = wall === null ? SCENE.width - MARGIN : wall - 8;
  const half = Math.max(coin / 2, 130);
  const centre = { x: (MARGIN + right) / 2, y: SCENE.height / 2 };
  const rim = {
    x: (right - MARGIN) / 2 - half,
    y: SCENE.height / 2 - 28 - coin / 2 - NAME_HEIGHT,
  };
  const places = spaced(members, rim, centre).map((turn): Place => {
    const point = outline(turn, rim, centre);
    const direction = inward(point, rim, centre);
    const name = direction.y > 0.35 ? 'above' : 'below';
    return { ...point, turn, inward: direction, name };
  });
  return {
    centre,
    rim,
    coin,
    badge,
    reach: coin / 2 + badge * 0.34,
    nameWidth: nameWidth(places, half * 2 + 60),
    places,
    exiles: exiled(exiles, columns, wall ?? right),
    wall,
  };
}

/** Names of neighbours on one line may use the way between them, less a gap. */
function nameWidth(points: Point[], most: number): number {
  let width = most;
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length];
    if (b && b !== a && Math.abs(a.y - b.y) < NAME_HEIGHT) {
      width = Math.min(width, Math.abs(a.x - b.x) - 20);
    }
  });
  return Math.round(Math.max(width, 180));
}

function exiled(count: number, columns: number, wall: number): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const column = Math.floor(i / IN_COLUMN);
    const inColumn = Math.min(IN_COLUMN, count - column * IN_COLUMN);
    const row = i % IN_COLUMN;
    const middle = SCENE.height / 2 + 24;
    return {
      x: wall + 20 + (column + 0.5) * ((SCENE.width - MARGIN - wall - 20) / Math.max(columns, 1)),
      y: middle + (row - (inColumn - 1) / 2) * EXILE_PITCH - 20,
    };
  });
}
