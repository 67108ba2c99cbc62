import type { Pattern, Series, SeriesPoint } from '../../../../wire/council';

/** From a value to a place on the page. */
export type Scale = (value: number) => number;

export function linear([from, to]: [number, number], [start, end]: [number, number]): Scale {
  const span = to - from || 1;
  return (value) => start + ((value - from) / span) * (end - start);
}

/** Round values from 0 to the most, about as many as asked for. */
export function valueTicks(most: number, about: number): number[] {
  const rough = Math.max(1, most) / about;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * size).find((n) => n >= rough) ?? 1);
  const ticks: number[] = [];
  for (let value = 0; value <= most; value += step) ticks.push(value);
  return ticks;
}

/** A figure's way as steps: it stays as it is until it changes. */
export function stepPath(points: SeriesPoint[], x: Scale, y: Scale, end: number): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const path = [`M${round(x(first.at))} ${round(y(first.value))}`];
  for (const { at, value } of rest) path.push(`H${round(x(at))}V${round(y(value))}`);
  path.push(`H${round(x(end))}`);
  return path.join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A figure's value at a moment: that of the last change before it. */
export function valueAt({ points }: Series, at: number): number {
  let value = points[0]?.value ?? 0;
  for (const point of points) {
    if (point.at > at) break;
    value = point.value;
  }
  return value;
}

/** Moves labels apart that would lie on each other, as little as it takes, within a stretch. */
export function spread(wanted: number[], gap: number, least: number, most: number): number[] {
  const order = wanted.map((at, n) => ({ at, n })).sort((a, b) => a.at - b.at || a.n - b.n);
  const fits = Math.min(gap, (most - least) / Math.max(1, order.length - 1));
  let low = least;
  for (const one of order) {
    one.at = Math.max(one.at, low);
    low = one.at + fits;
  }
  let high = most;
  for (const one of order.reverse()) {
    one.at = Math.min(one.at, high);
    high = one.at - fits;
  }
  const placed: number[] = wanted.map(() => 0);
  for (const { at, n } of order) placed[n] = at;
  return placed;
}

/** How a faction's line is drawn, so that it is known without its colour. */
const DASHES: Record<Pattern, string> = {
  plain: '',
  stripes: '10 4',
  bars: '3 3',
  bend: '14 4 3 4',
  dots: '1.5 5',
  waves: '18 5',
  check: '6 6',
  chevron: '12 3 3 3 3 3',
  lozenges: '8 3 2 3',
  meander: '16 3 6 3',
  rays: '22 3 3 3',
  scales: '5 2',
};

/** The same as an SVG attribute, in a line so many times as heavy as on a page. */
export function dashes(pattern: Pattern, weight: number): string {
  const lengths = DASHES[pattern].split(' ').filter((length) => length);
  return lengths.map((length) => Number(length) * weight).join(' ');
}
