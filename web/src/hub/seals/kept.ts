import { byCode, write } from '../storage';
import type { Seal } from './seal';

/** A choice that this device locked, until it has seen it shown. */
export type Kept = Seal & {
  question: string;
  choice: string;
  /** What the person saw of it: "YES". */
  words: string;
  /** Whether the server has not answered yet: nobody knows whether it counts. */
  sent: boolean;
  /** How often the game had gone back then. */
  returns: number;
  /** The most devices that held the seat since. */
  devices: number;
  /** Whether the server says that something else lies there now. */
  replaced: boolean;
  /** What was shown in its place, where it should not have been. */
  doubt: Doubt | null;
  /** Why it counts no more although nobody saw it, and it is asked for anew. */
  taken?: Taken;
};

/** Control took the game back; or what was asked was called off before anybody saw the choices. */
export type Taken = 'went_back' | 'called_off';

/** What was asked, and what was shown that this device did not lock. */
export type Doubt = { what: string; shown: string };

type Table = { at: number; seats: Record<string, Kept[]> };

const NAME = 'seals';
const MOST_TABLES = 6;
const MOST_CHOICES = 8;

const tables = (): Record<string, Table> => byCode(NAME);

/** What this device has locked for a seat of a table, the latest last. */
export function keptAt(code: string, seat: string): Kept[] {
  const rows: unknown = tables()[code]?.seats?.[seat];
  return Array.isArray(rows) ? (rows as Kept[]) : [];
}

/** Keeps the latest of them; the tables that were not played at for longest are forgotten. */
export function keepAt(code: string, seat: string, rows: Kept[]): void {
  const { [code]: table, ...others } = tables();
  const seats = { ...table?.seats, [seat]: rows.slice(-MOST_CHOICES) };
  const latest = Object.entries(others)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST_TABLES - 1);
  write(NAME, JSON.stringify({ ...Object.fromEntries(latest), [code]: { at: Date.now(), seats } }));
}

/** Nothing of a seat is kept any more: its key was given up. */
export function forgetAt(code: string, seat: string | null): void {
  const { [code]: table, ...others } = tables();
  if (!table) return;
  const { [seat ?? '']: _, ...seats } = table.seats;
  const empty = seat === null || Object.keys(seats).length === 0;
  write(NAME, JSON.stringify(empty ? others : { ...others, [code]: { ...table, seats } }));
}
