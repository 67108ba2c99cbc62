import { say } from './texts';

/** Lengths are in millimetres. */
export type Size = { width: number; height: number };

export type PaperName = 'a4' | 'letter';
/** By the names that CSS has for them, too. */
export const PAPERS: Record<PaperName, Size & { readonly name: string }> = {
  a4: sized(210, 297, () => say('paper-a4')),
  letter: sized(215.9, 279.4, () => say('paper-letter')),
};

/** A size, its name in the language of the device. */
function sized(
  width: number,
  height: number,
  name: () => string,
): Size & { readonly name: string } {
  return {
    width,
    height,
    get name() {
      return name();
    },
  };
}

/** The sizes that card sleeves are sold for. */
export type CardSize = 'poker' | 'tarot' | 'jumbo';
export const CARD_SIZES: Record<CardSize, Size & { readonly name: string }> = {
  poker: sized(63, 88, () => say('size-poker')),
  tarot: sized(70, 120, () => say('size-tarot')),
  jumbo: sized(89, 127, () => say('size-jumbo')),
};

/** Cards for those who are handed a seat at the door, two beside each other: so many fill a sheet. */
export function seatCard(paper: Size, seats: number): Size {
  const rows = Math.min(5, Math.max(1, Math.ceil(seats / 2)));
  return { width: 95, height: Math.min(70, Math.floor((paper.height - 4 * EDGE) / rows)) };
}

/** From the smallest on: the first that holds every text is the right one. */
export const SIZES: CardSize[] = ['poker', 'tarot', 'jumbo'];

/** What no printer reaches, on each side. */
const EDGE = 5;

/** How many pieces stand beside and above each other on a sheet. */
export type Grid = { columns: number; rows: number };

export function gridOf(paper: Size, piece: Size): Grid {
  const fit = (room: number, one: number) => Math.max(1, Math.floor((room - 2 * EDGE) / one));
  return { columns: fit(paper.width, piece.width), rows: fit(paper.height, piece.height) };
}

/** Pieces on sheets, row by row; the last sheet ends with empty places. */
export function onSheets<T>(pieces: T[], { columns, rows }: Grid): (T | null)[][] {
  const each = columns * rows;
  return Array.from({ length: Math.ceil(pieces.length / each) }, (_, n) => {
    const sheet: (T | null)[] = pieces.slice(n * each, (n + 1) * each);
    return [...sheet, ...Array.from({ length: each - sheet.length }, () => null)];
  });
}

/** The places of a sheet as its back must hold them, turned over its long edge: each row reversed. */
export function mirrored<T>(sheet: (T | null)[], columns: number): (T | null)[] {
  const rows = Array.from({ length: Math.ceil(sheet.length / columns) }, (_, n) =>
    sheet.slice(n * columns, (n + 1) * columns),
  );
  return rows.flatMap((row) => row.reverse());
}

/**
 * Shares blocks of these heights out over pages, none of them split: the indexes on each page. The first
 * page has less room than the others. A block that is taller than a page has one for itself.
 */
export function onPages(heights: number[], first: number, others: number): number[][] {
  const pages: number[][] = [[]];
  let left = first;
  heights.forEach((height, n) => {
    if (height > left && (pages.at(-1)?.length ?? 0) > 0) {
      pages.push([]);
      left = others;
    }
    pages.at(-1)?.push(n);
    left -= height;
  });
  return pages;
}

/** As many of each as there are copies. */
export function copied<T extends { copies: number }>(pieces: T[]): T[] {
  return pieces.flatMap((piece) => Array.from({ length: piece.copies }, () => piece));
}
