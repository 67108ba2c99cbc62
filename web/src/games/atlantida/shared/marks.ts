import type { Point } from './hexes';

/** The small crowned heads of leaders over a token of that size, in a row around the top: a path. */
export function heads(count: number, size: number, at: Point, from = 0, all = count): string {
  let path = '';
  for (let n = from; n < from + count; n += 1) {
    const x = at.x + (n - (all - 1) / 2) * size * 0.98;
    path += head(x, at.y, size);
  }
  return path;
}

/** A crown over a round head, its foot at (x, y). */
function head(x: number, y: number, size: number): string {
  const u = size / 12;
  const p = (dx: number, dy: number) => `${(x + dx * u).toFixed(1)} ${(y + dy * u).toFixed(1)}`;
  const r = (3.6 * u).toFixed(1);
  return (
    `M${p(-5, -7.4)}L${p(-5, -13)}L${p(-2.3, -10)}L${p(0, -14)}L${p(2.3, -10)}L${p(5, -13)}L${p(5, -7.4)}Z` +
    `M${p(-3.6, -3.6)}a${r} ${r} 0 1 0 ${(7.2 * u).toFixed(1)} 0a${r} ${r} 0 1 0 ${(-7.2 * u).toFixed(1)} 0Z`
  );
}

/** A ring of teeth round a token: it is attacked. */
export function zigzag(radius: number, teeth = 16): string {
  let path = '';
  for (let n = 0; n < teeth * 2; n += 1) {
    const far = n % 2 === 0 ? radius + radius * 0.28 : radius + radius * 0.06;
    const at = (Math.PI * n) / teeth;
    path += `${n === 0 ? 'M' : 'L'}${(far * Math.cos(at)).toFixed(1)} ${(far * Math.sin(at)).toFixed(1)}`;
  }
  return `${path}Z`;
}

/** An edge of teeth along these corners. */
export function teethed(points: Point[], tooth: number): string {
  let path = '';
  points.forEach((from, n) => {
    const to = points[(n + 1) % points.length] ?? from;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const far = Math.hypot(dx, dy);
    const count = Math.max(2, Math.round(far / tooth));
    for (let step = 0; step < count; step += 1) {
      const inward = step % 2 === 0 ? 0 : tooth * 0.75;
      const t = step / count;
      const x = from.x + dx * t - (dy / far) * inward;
      const y = from.y + dy * t + (dx / far) * inward;
      path += `${path === '' ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    }
  });
  return `${path}Z`;
}

/** The shield of a creature, round the origin, as high as `size`. */
export function shield(size: number): string {
  const u = size / 56;
  const p = (x: number, y: number) => `${(x * u).toFixed(1)} ${(y * u).toFixed(1)}`;
  return `M${p(-25, -26)}Q${p(0, -32)} ${p(25, -26)}L${p(25, 2)}Q${p(22, 20)} ${p(0, 30)}Q${p(-22, 20)} ${p(-25, 2)}Z`;
}

/** Its two fangs, hanging from the top. */
export function fangs(size: number): string {
  const u = size / 56;
  const p = (x: number, y: number) => `${(x * u).toFixed(1)} ${(y * u).toFixed(1)}`;
  return [-1, 1]
    .map((side) => `M${p(side * 19, -26)}L${p(side * 8, -27)}L${p(side * 12, -12)}Z`)
    .join('');
}
