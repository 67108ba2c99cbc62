/** Something that takes room on a page. */
export interface Entry {
  title: string;
  text: string;
}

/** How many lines a page's column holds, and how many characters a line. */
export interface Column {
  lines: number;
  letters: number;
}

/** Lines that an entry takes: its title, its text, and a gap. */
export function lines(entry: Entry, column: Column): number {
  const of = (text: string, letters: number) =>
    text === '' ? 0 : Math.max(1, Math.ceil(text.length / letters));
  return of(entry.title, column.letters * 0.8) * 1.25 + of(entry.text, column.letters) + 0.8;
}

/** Entries spread over pages of `columns` columns, in order; one too long for a column stands alone. */
export function paged<T extends Entry>(
  entries: T[],
  columns: number,
  column: Column,
  /** Further lines that an entry takes. */
  more: (entry: T) => number = () => 0,
): T[][][] {
  const filled: T[][] = [];
  let room = 0;
  for (const entry of entries) {
    const height = lines(entry, column) + more(entry);
    const last = filled.at(-1);
    if (last && height <= room) {
      last.push(entry);
      room -= height;
    } else {
      filled.push([entry]);
      room = column.lines - height;
    }
  }
  const pages: T[][][] = [];
  for (let i = 0; i < filled.length; i += columns) pages.push(filled.slice(i, i + columns));
  return pages;
}
