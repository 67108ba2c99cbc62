/** A drum of the column that stands for the Stasis number. */
export interface Drum {
  /** From 1 at the foot. */
  number: number;
  /** Its upper edge, in stage pixels from the top of the scene. */
  y: number;
  height: number;
  /** Half its width above and below: a column narrows towards its head. */
  above: number;
  below: number;
  burning: boolean;
}

export const COLUMN = { top: 132, foot: 816, middle: 540, head: 142, base: 176 } as const;

/** One drum for each step to the threshold, from the foot up; those reached burn. */
export function drums(stasis: number, threshold: number): Drum[] {
  const count = Math.max(1, Math.min(threshold, 40));
  const height = (COLUMN.foot - COLUMN.top) / count;
  const reached = Math.round((Math.max(0, stasis) / Math.max(1, threshold)) * count);
  const half = (y: number) =>
    COLUMN.head + ((y - COLUMN.top) / (COLUMN.foot - COLUMN.top)) * (COLUMN.base - COLUMN.head);
  return Array.from({ length: count }, (_, i) => {
    const y = COLUMN.foot - (i + 1) * height;
    return {
      number: i + 1,
      y,
      height,
      above: half(y),
      below: half(y + height),
      burning: i < reached,
    };
  });
}

/** A drum's outline as an SVG path, with a fine gap to the next. */
export function outlineOf(drum: Drum): string {
  const { middle } = COLUMN;
  const [top, bottom] = [drum.y + 1.5, drum.y + drum.height - 1.5];
  return `M${middle - drum.above} ${top}H${middle + drum.above}L${middle + drum.below} ${bottom}H${middle - drum.below}Z`;
}

/**
 * The crack from the foot up through all that burns: jagged, the same every time, so that it only
 * ever grows. Empty while nothing burns.
 */
export function crack(column: Drum[]): string {
  const burning = column.filter((drum) => drum.burning);
  const last = burning.at(-1);
  if (!last) return '';
  const step = 19;
  const points: string[] = [];
  for (let n = 0; COLUMN.foot - n * step > last.y; n++) {
    const jag = (n % 2 === 0 ? 1 : -1) * (9 + ((n * 37) % 17));
    const drift = 46 * Math.sin(n * 0.31);
    points.push(
      `${(COLUMN.middle + drift + jag).toFixed(1)} ${(COLUMN.foot - n * step).toFixed(1)}`,
    );
  }
  return `M${points.join('L')}`;
}
