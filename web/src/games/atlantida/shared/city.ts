import type { BuildingView, CityView, Square } from '../../../wire/atlantida';
import { KINDS } from './icons';

/** A square by its column and row, from 1: "3,2". */
export const squareId = ({ column, row }: Square): string => `${column},${row}`;

/** All squares of a city, row by row from the north. */
export const squaresOf = ({ columns, rows }: Pick<CityView, 'columns' | 'rows'>): Square[] =>
  Array.from({ length: columns * rows }, (_, n) => ({
    column: (n % columns) + 1,
    row: Math.floor(n / columns) + 1,
  }));

/** The squares on which a building lies. */
export const squaresUnder = ({
  at,
  width,
  height,
}: Pick<BuildingView, 'at' | 'width' | 'height'>) =>
  squaresOf({ columns: width, rows: height }).map(({ column, row }) => ({
    column: at.column + column - 1,
    row: at.row + row - 1,
  }));

/** What lies on each square that is not open ground, by `squareId`. */
export function built(city: CityView): Map<string, BuildingView | 'debris'> {
  const all = new Map<string, BuildingView | 'debris'>();
  for (const square of city.debris) all.set(squareId(square), 'debris');
  for (const building of city.buildings)
    for (const square of squaresUnder(building)) all.set(squareId(square), building);
  return all;
}

/** A city in little: a path for each colour, of squares of that size with a gap of one pixel. */
export function tints(city: CityView, size: number): { tint: string; path: string }[] {
  const lying = built(city);
  const paths = new Map<string, string>();
  for (const square of squaresOf(city)) {
    const what = lying.get(squareId(square));
    const tint = what === undefined ? 'open' : what === 'debris' ? 'debris' : KINDS[what.kind].tint;
    const [x, y, far] = [(square.column - 1) * size, (square.row - 1) * size, size - 1];
    const roof =
      tint === 'roof'
        ? `M${x} ${y + far * 0.45}L${x + far / 2} ${y}L${x + far} ${y + far * 0.45}V${y + far}H${x}Z`
        : `M${x} ${y}h${far}v${far}h${-far}Z`;
    paths.set(tint, (paths.get(tint) ?? '') + roof);
  }
  return [...paths].map(([tint, path]) => ({ tint, path }));
}
