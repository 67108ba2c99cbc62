import type { Translations } from '../../wire/hub';

/** What stands in the page's data element: the sheets, or what is wrong with the files. */
export type Filled = {
  game?: string;
  sheets?: unknown;
  /** What the sheets' texts are in other languages. */
  translations?: Translations;
  faults?: string[];
  preview?: boolean;
  /** Whether the sheets are tables of a game that is not played here. */
  tables?: boolean;
};

/** Tables of a game, in sentences: chapters by the short name of their language. */
export type Tables = { title: string; chapters: Record<string, Chapter[]> };

export type Chapter = {
  word: string;
  title: string;
  entries: { head: string[]; text: string }[];
  notes: string[];
};

/** The game of some sheets: where they do not say it, it is the first of this build. */
export function gameOf(said: string | undefined, games: Record<string, unknown>): string {
  return said ?? Object.keys(games)[0] ?? '';
}

/** What the page was filled with; null where it is to ask the server for a table's sheets. */
export function filledIn(page: Document): Filled | null {
  const text = page.getElementById('sheets')?.textContent ?? 'null';
  return JSON.parse(text) as Filled | null;
}

/** The table that `/print#table=DELOS` names. */
export function tableIn(fragment: string): string | null {
  const code = new URLSearchParams(fragment.replace(/^#/, '')).get('table') ?? '';
  return /^[A-Za-z0-9-]{1,32}$/.test(code) ? code.toUpperCase() : null;
}

/** Of a seat: where its QR code leads, and the same place for somebody who types. */
export type SeatLink = { seat: string; url: string; address: string; code: string };
