/** The picture of the scores: its size, and what is left free around it. */
export const BOX = { width: 720, height: 320, left: 40, right: 44, top: 14, bottom: 30 };

export type Scale = { x: (turn: number) => number; y: (points: number) => number; ticks: number[] };

/** Steps of 1, 2, 5 and their tens, not more than about six. */
function step(span: number): number {
  const raw = Math.max(1, span / 6);
  const ten = 10 ** Math.floor(Math.log10(raw));
  return [1, 2, 5, 10].map((n) => n * ten).find((n) => n >= raw) ?? 10 * ten;
}

/** Where turns and points lie in it. */
export function scaleOf(turns: readonly number[], points: readonly number[]): Scale {
  const by = step(Math.max(...points, 1) - Math.min(...points, 0));
  const low = Math.floor(Math.min(...points, 0) / by) * by;
  const high = Math.max(Math.ceil(Math.max(...points, 1) / by) * by, low + by);
  const [first, last] = [Math.min(...turns), Math.max(...turns)];
  const { width, height, left, right, top, bottom } = BOX;
  const across = Math.max(1, last - first);
  return {
    x: (turn) => left + ((turn - first) / across) * (width - left - right),
    y: (value) => top + ((high - value) / (high - low)) * (height - top - bottom),
    ticks: Array.from({ length: Math.round((high - low) / by) + 1 }, (_, n) => low + n * by),
  };
}

/** Names at the ends of lines, moved apart so that none lies on another. */
export function apart(places: readonly number[], least: number): number[] {
  const order = places.map((y, n) => ({ y, n })).sort((a, b) => a.y - b.y);
  for (const [n, one] of order.entries()) {
    const above = order[n - 1];
    if (above && one.y < above.y + least) one.y = above.y + least;
  }
  const over = (order.at(-1)?.y ?? 0) - (BOX.height - BOX.bottom);
  if (over > 0) for (const one of order) one.y -= over;
  return places.map((_, n) => order.find((one) => one.n === n)?.y ?? 0);
}
