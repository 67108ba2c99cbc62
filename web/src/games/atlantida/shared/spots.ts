import type {
  BoardView,
  Cell,
  Faction,
  HexId,
  HexView,
  Place,
  PlayerView,
  Site,
} from '../../../wire/atlantida';
import { openSides } from './hexes';

/** Units of one people in a place, as they are drawn. */
export type Group = {
  faction: Faction;
  /** From 0, west to east: where it stands in every hex. */
  seat: number;
  holds: boolean;
  pops: number;
  leaders: number;
  /** Leaders that may still move. */
  unmoved: number;
};

/** How a hex stands while somebody chooses what sinks; of one that is kept above, by whom. */
export type Threat = 'may' | 'chosen' | 'kept' | Faction;

/** The hexes of which somebody chooses what sinks. */
export function threats({ sinking }: BoardView): Map<HexId, Threat> | undefined {
  if (!sinking) return undefined;
  return new Map<HexId, Threat>([
    ...sinking.may.map((hex) => [hex, 'may'] as const),
    ...sinking.kept,
    ...sinking.chosen.map((hex) => [hex, 'chosen'] as const),
  ]);
}

/** All that is drawn of a hex. */
export type Spot = {
  id: Place;
  cell: Cell;
  site: Site | null;
  ring: number;
  creature: number | null;
  sunk: boolean;
  /** The sides that face the sea: `openSides`. */
  coast: number[];
  groups: Group[];
};

/** The people in a place, in the order of their seats. */
export function groupsAt(place: Place, players: readonly PlayerView[]): Group[] {
  return players.flatMap(({ faction, groups }) =>
    groups
      .filter((one) => one.place === place && one.pops + one.leaders > 0)
      .map(({ holds, pops, leaders, unmoved }) => {
        return { faction, seat: SEATS.indexOf(faction), holds, pops, leaders, unmoved };
      }),
  );
}

/** The seats, west to east (P-11). */
export const SEATS: readonly Faction[] = ['atlas', 'ampheres', 'mneseus', 'mestor', 'azaes'];

/** The cells that stand above the water. */
export const landOf = ({ main, hexes }: Pick<BoardView, 'main' | 'hexes'>): Cell[] => [
  ...main,
  ...hexes.filter((hex) => !hex.sunk).map((hex) => hex.cell),
];

function spot(hex: HexView, land: Cell[], players: readonly PlayerView[]): Spot {
  const { id, cell, site, ring, creature, sunk } = hex;
  const coast = sunk ? [] : openSides(cell, land);
  return { id, cell, site, ring, creature, sunk, coast, groups: groupsAt(id, players) };
}

/** Whether a people holds the site with its creature dead. */
export const occupied = ({ creature, groups }: Spot): boolean =>
  creature === null && groups.some((one) => one.holds);

export const holderOf = ({ groups }: Spot): Group | undefined => groups.find((one) => one.holds);

/**
 * The spots of one view after another: what has not changed stays the same thing, so that it is not drawn
 * again.
 */
export function spotting(): (board: BoardView, players: readonly PlayerView[]) => Spot[] {
  const kept = new Map<Place, { written: string; spot: Spot }>();
  return (board, players) => {
    const land = landOf(board);
    return board.hexes.map((hex) => {
      const now = spot(hex, land, players);
      const written = JSON.stringify(now);
      const before = kept.get(hex.id);
      if (before?.written === written) return before.spot;
      kept.set(hex.id, { written, spot: now });
      return now;
    });
  };
}
