import { fitted } from '../../../../hub/projector/stage';
import type { Faction } from '../../../../wire/atlantida';
import { SEATS } from '../../shared/spots';

/** The tablet as it lies on the table, in pixels; it is scaled as a whole. */
export const FLAT = { width: 1024, height: 768 } as const;

/** How it fills a window: a tablet held upright has its long side down the window. */
export function laidIn(width: number, height: number): string {
  const upright = height > width;
  const { scale, left, top } = upright ? fitted(height, width, FLAT) : fitted(width, height, FLAT);
  const place = upright ? `${top + FLAT.height * scale}px, ${left}px` : `${left}px, ${top}px`;
  return `translate(${place})${upright ? ' rotate(90deg)' : ''} scale(${scale})`;
}

/** Where a people's strip lies on the edge, and by how much it is turned towards who sits there. */
export type Edge = { x: number; y: number; width: number; turn: number };

/** How high a strip is, from the edge to the middle. */
export const STRIP = 88;

/** Clockwise from the lower left. */
const EDGES: readonly Edge[] = [
  { x: 140, y: 680, width: 362, turn: 0 },
  { x: 140, y: 0, width: 362, turn: 180 },
  { x: 522, y: 0, width: 362, turn: 180 },
  { x: 936, y: 97, width: 573, turn: -90 },
  { x: 522, y: 680, width: 362, turn: 0 },
];

/** Where a people sits: its place does not depend on who else plays. */
export const edgeOf = (faction: Faction): Edge =>
  EDGES[SEATS.indexOf(faction)] ?? { x: 140, y: 680, width: 362, turn: 0 };

/** The ways that labels can face, one after the other: to each side of the table. */
export const TURNS: readonly number[] = [0, -90, -180, 90];

/** From one way to another without going the long way round. */
export function turnedTo(now: number, wanted: number): number {
  const by = (((wanted - now) % 360) + 540) % 360;
  return now + by - 180;
}
