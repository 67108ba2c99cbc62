import type { ScoreLine, ScoreRow } from '../../../../wire/council';
import { told } from '../../../../ui/told.svelte';

/** How high the parts of the sheet are, in stage pixels. */
export const SHEET = { columns: 2, head: 78, line: 42, gap: 18, height: 880, letters: 29 } as const;

/** A line as it is written: some stand for several of the same rule and points. */
export interface Written extends Pick<ScoreLine, 'points' | 'rule'> {
  key: string;
  text: string;
  /** Whether it takes two lines. */
  long: boolean;
}

export interface Block {
  row: ScoreRow;
  lines: Written[];
}

const heightOf = ({ lines }: Block) =>
  SHEET.head + (lines.length + lines.filter(({ long }) => long).length) * SHEET.line + SHEET.gap;

/** The lines of a row, those with the same rule and points in one when they are too many. */
export function written(row: ScoreRow, brief: boolean): Written[] {
  if (!brief) {
    return row.lines.map((line, n) => {
      const text = told(line.text);
      return { ...line, text, key: String(n), long: text.length > SHEET.letters };
    });
  }
  const groups = new Map<string, ScoreLine[]>();
  for (const line of row.lines) {
    const key = `${line.rule}:${line.points === 0 ? 0 : 1}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups].map(([key, lines]) => ({
    key,
    text: lines.map((line) => told(line.text)).join(', '),
    points: lines.reduce((sum, line) => sum + line.points, 0),
    rule: lines[0]?.rule ?? '',
    long: false,
  }));
}

/** The sheet in columns: those who have something to show, the most points first. */
export function columns(rows: ScoreRow[]): Block[][] {
  const shown = rows.filter((row) => row.lines.length > 0);
  const full = fill(shown.map((row) => ({ row, lines: written(row, false) })));
  return (
    full ??
    fill(
      shown.map((row) => ({ row, lines: written(row, true) })),
      true,
    ) ??
    []
  );
}

/** Block after block down the columns; null when they are too high. */
function fill(blocks: Block[], anyway = false): Block[][] | null {
  const all = blocks.reduce((sum, block) => sum + heightOf(block), 0);
  const aim = Math.max(all / SHEET.columns, Math.max(0, ...blocks.map(heightOf)));
  const filled: Block[][] = Array.from({ length: SHEET.columns }, () => []);
  let column = 0;
  let high = 0;
  for (const block of blocks) {
    const height = heightOf(block);
    if (column < SHEET.columns - 1 && high > 0 && high + height / 2 > aim) {
      column += 1;
      high = 0;
    }
    filled[column]?.push(block);
    high += height;
  }
  const most = Math.max(...filled.map((of) => of.reduce((sum, one) => sum + heightOf(one), 0)));
  return anyway || most <= SHEET.height ? filled : null;
}

/** When a line of the sheet appears, in the order of the sheet: from the last faction to the first. */
export function orderOf(blocks: Block[][]): Map<string, number> {
  const order = new Map<string, number>();
  const all = blocks.flat();
  let n = 0;
  for (const block of [...all].reverse()) {
    for (const line of block.lines) order.set(`${block.row.faction}:${line.key}`, n++);
    order.set(block.row.faction, n++);
  }
  return order;
}
