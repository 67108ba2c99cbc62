import type { Kind } from '../../../hub/print/choices.svelte';
import type { Aids, CardRow, Cell, HexId, Site, SiteRow } from '../../../wire/atlantida';
import { say } from './texts';

/** What the server has for paper: the printed island, and names, texts and figures of everything. */
export type SheetsView = {
  island: {
    main: Cell[];
    hexes: { id: HexId; q: number; r: number; site: Site }[];
    tiles: Partial<Record<Site, number>>;
  };
  aids: Aids;
};

const KINDS: Omit<Kind, 'name'>[] = [
  { id: 'aids', usual: true },
  { id: 'events', usual: true, sized: true },
  { id: 'tiles', usual: true },
];

/** What of Atlantida can be printed. */
export const kinds = (): Kind[] =>
  KINDS.map((kind) => ({ ...kind, name: say(`atl-print-${kind.id}`) }));

/** Event cards as often as they are in the deck; one of each that stands on the track of itself. */
export const cardsOf = ({ events }: Aids): CardRow[] =>
  events.flatMap((row) => Array.from({ length: Math.max(1, row.count) }, () => row));

/** Tiles as often as the island has them; sites that it has no tile of (the Temple of Zeus) once. */
export const tilesOf = ({ island, aids }: SheetsView): SiteRow[] =>
  aids.sites.flatMap((row) =>
    Array.from({ length: Math.max(1, island.tiles[row.id] ?? 1) }, () => row),
  );

/** A tile, in millimetres: a hex that stands on its point. */
export const TILE = { width: 62, height: 72 };
