import type { CellView, Kind, Square, Statue, TableView } from '../../../../wire/atlantida';
import { squareId, squaresUnder } from '../../shared/city';
import { buildingOf } from '../scene';

/** What can be put up, by its kind and, of a statue, whom it shows. */
export type Sort = { key: string; kind: Kind; statue: Statue | null; stone: number; gold: number };

export const keyOf = (kind: Kind, statue: Statue | null): string =>
  statue ? `${kind} ${statue}` : kind;

/** The sorts of buildings for which there is a square, in the order of the view. */
export function sortsOf(cells: readonly CellView[]): Sort[] {
  const found: Sort[] = [];
  for (const { kind, statue, stone, gold } of cells) {
    const key = keyOf(kind, statue);
    if (!found.some((one) => one.key === key)) found.push({ key, kind, statue, stone, gold });
  }
  return found;
}

/** The squares that a building there would cover. */
export function under(game: TableView, { kind, at, turned }: CellView): Square[] {
  const row = buildingOf(game, kind);
  const [width, height] = [row?.width ?? 1, row?.height ?? 1];
  const size = turned ? { width: height, height: width } : { width, height };
  return squaresUnder({ at, ...size });
}

/** The legal ways to lie for each square that is touched: those that begin there come first. */
export function waysAt(game: TableView, cells: readonly CellView[], square: Square): CellView[] {
  const id = squareId(square);
  const over = cells.filter((cell) => under(game, cell).some((one) => squareId(one) === id));
  const begins = (cell: CellView) => (squareId(cell.at) === id ? 0 : 1);
  return [...over].sort((one, other) => begins(one) - begins(other));
}
