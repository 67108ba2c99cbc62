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
  return mixed(last[1], next[1], share);
}

/** A colour with so much of another in it. */
function mixed(one: string, other: string, share: number): string {
  const to = channels(other);
  const all = channels(one).map((from, n) => Math.round(from + ((to[n] ?? from) - from) * share));
  return `#${all.map((each) => each.toString(16).padStart(2, '0')).join('')}`;
}

/** The evening sky of a turn over the sea: dark above, the light along the horizon, its shine on the water. */
export function sky(turn: number): string {
  const at = light(turn);
  const stops = [
    `${mixed('#14111f', at, 0.45)} 0`,
    `${at} 62%`,
    `${mixed('#10263a', at, 0.4)} 66%`,
    '#10263a 100%',
  ];
  return `linear-gradient(${stops.join(', ')})`;
}
