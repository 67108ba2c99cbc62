import type { HexView, Site } from '../../../wire/atlantida';

/** The printed island (I-3): the name of a hex, its cell, its ring, its site and its creature. */
const PRINTED: [string, number, number, number, Site, number | null][] = [
  ['A1', 2, 0, 1, 'poseidon', null],
  ['A2', 3, 0, 2, 'gaia', 5],
  ['A3', 4, 0, 3, 'mine', 6],
  ['B1', -1, 1, 1, 'prairie', 4],
  ['B2', 0, 1, 1, 'city_ruins', 4],
  ['B3', 1, 1, 1, 'mine', 4],
  ['B4', 2, 1, 2, 'stone_pits', 5],
  ['B5', 3, 1, 3, 'demeter', 6],
  ['B6', 4, 1, 4, 'aeolus', 7],
  ['C1', -1, 2, 2, 'forest', 8],
  ['C2', 0, 2, 2, 'hecate', 5],
  ['C3', 1, 2, 2, 'prairie', 5],
  ['C4', 2, 2, 3, 'city_ruins', 6],
  ['C5', 3, 2, 4, 'hades', 7],
  ['D1', -1, 3, 3, 'stone_pits', 6],
  ['D2', 0, 3, 3, 'persephone', 6],
  ['D3', 1, 3, 3, 'forest', 8],
  ['D4', 2, 3, 4, 'stone_pits', 7],
  ['E1', 0, 4, 4, 'europa', 7],
  ['E2', 1, 4, 4, 'prairie', 7],
];

/** The hexes as they lie at the start. */
export const printed = (): HexView[] =>
  PRINTED.map(([id, q, r, ring, site, creature]) => ({
    id,
    cell: { q, r },
    site,
    ring,
    creature,
    sunk: false,
    coastal: false,
    holder: null,
  }));
