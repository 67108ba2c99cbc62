import { table } from '../../dev/recorded';
import type { SheetsView } from '../sheets';

/** The sheets of the recorded scenario, as the server fills them in. */
export function sheets(): SheetsView {
  const { aids, board } = table('begun');
  return {
    island: {
      main: board.main,
      hexes: board.hexes.flatMap(({ id, cell, site }) => (site ? [{ id, ...cell, site }] : [])),
      tiles: { prairie: 3, stone_pits: 3, city_ruins: 2, mine: 2, forest: 2 },
    },
    aids,
  };
}
