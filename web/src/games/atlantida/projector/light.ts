/** The light over the horizon at the first turn, the fifth, the ninth and the last. */
const LIGHTS: readonly [turn: number, colour: string][] = [
  [1, '#c9713f'],
  [5, '#8a3f4e'],
  [9, '#43305a'],
  [13, '#14111f'],
];

const channels = (colour: string): number[] =>
  [1, 3, 5].map((from) => parseInt(colour.slice(from, from + 2), 16));

/** The light of a turn: between two that are given it is mixed. */
export function light(turn: number): string {
  const at = Math.min(13, Math.max(1, turn));
  const next = LIGHTS.find(([to]) => to >= at) ?? LIGHTS[LIGHTS.length - 1];
  const last = [...LIGHTS].reverse().find(([from]) => from <= at) ?? LIGHTS[0];
  if (!next || !last) return '#14111f';
  const share = next[0] === last[0] ? 0 : (at - last[0]) / (next[0] - last[0]);
  const to = channels(next[1]);
  const mixed = channels(last[1]).map((from, n) =>
    Math.round(from + ((to[n] ?? from) - from) * share),
  );
  return `#${mixed.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}
