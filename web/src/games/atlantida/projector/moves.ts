import type { Faction, Place, TableView } from '../../../wire/atlantida';
import { middle, type Point } from '../shared/hexes';
import type { Measures } from '../shared/measures';
import { SEATS } from '../shared/spots';

/** Where people stand, or the continent. */
export type Stop = { place: Place | 'continent'; holds: boolean };
/** Some of a people that were in one place and are in another. */
export type Move = { faction: Faction; from: Stop; to: Stop; count: number };

type Change = Stop & { by: number };

function changes(before: TableView, after: TableView, faction: Faction): Change[] {
  const of = (view: TableView) => view.players.find((one) => one.faction === faction);
  const [was, is] = [of(before), of(after)];
  if (!was || !is) return [];
  const places = new Set([...was.groups, ...is.groups].map((one) => one.place));
  const at = (groups: typeof was.groups, place: Place) => groups.find((one) => one.place === place);
  const all: Change[] = [...places].map((place) => {
    const [one, other] = [at(was.groups, place), at(is.groups, place)];
    const by = sum(other) - sum(one);
    return { place, holds: (other ?? one)?.holds ?? false, by };
  });
  all.push({ place: 'continent', holds: false, by: is.continent - was.continent });
  return all.filter((one) => one.by !== 0);
}

const sum = (group?: { pops: number; leaders: number }): number =>
  group ? group.pops + group.leaders : 0;

/** Who went where between two views, as far as numbers tell: those who left a place go to those that gained. */
export function movesBetween(before: TableView, after: TableView): Move[] {
  const moves: Move[] = [];
  for (const { faction } of after.players) {
    const all = changes(before, after, faction);
    const gains = all.filter((one) => one.by > 0);
    for (const from of all.filter((one) => one.by < 0)) {
      for (const to of gains) {
        const count = Math.min(-from.by, to.by);
        if (count <= 0) continue;
        from.by += count;
        to.by -= count;
        moves.push({ faction, from, to, count });
      }
    }
  }
  return moves;
}

/** Where people of that seat stand on the map, from its origin; null for the continent, which is no part of it. */
export function pointAt(
  { place, holds }: Stop,
  faction: Faction,
  game: TableView,
  m: Measures,
): Point | null {
  const u = m.W / 176;
  const n = game.players.findIndex((one) => one.faction === faction);
  if (place === 'continent') return null;
  if (place === 'home') return { x: (-54 + 70 * n) * u, y: 14 * u };
  if (place === 'theatre') return { x: 0, y: -60 * u };
  const hex = game.board.hexes.find((one) => one.id === place);
  if (!hex) return null;
  const at = middle(hex.cell, m.W);
  const beside = holds ? { x: 0, y: m.plinthAt } : m.places[SEATS.indexOf(faction)];
  return beside ? { x: at.x + beside.x, y: at.y + beside.y } : at;
}
