/**
 * What this device may do, for the whole event: a seat's or Control's token by table code, the
 * operator's key, the device's name and the tables it was at. `storage` says for how long.
 */
import { byCode, read, write } from './storage';
import type { LeadView } from '../wire/hub';

export type Key = {
  token: string;
  /** The seat, or absent for Control. */
  seat?: string;
  /** The table's name when it was joined. */
  table?: string;
  /** What is played there, so that a phone that comes back can fetch it at once. */
  game?: string;
  at: number;
};

function ring(kind: 'seat' | 'control') {
  const keys = (): Record<string, Key> => byCode(kind);
  const forget = (code: string): void => {
    const rest = Object.entries(keys()).filter(([at]) => at !== code);
    write(kind, JSON.stringify(Object.fromEntries(rest)));
  };
  return {
    /** The key to a table, if this device holds one. */
    at: (code: string): Key | null => keys()[code] ?? null,
    /** All keys by table code, the latest first. */
    all: (): [string, Key][] => Object.entries(keys()).sort((a, b) => b[1].at - a[1].at),
    keep: (code: string, key: Omit<Key, 'at'>): void => {
      write(kind, JSON.stringify({ ...keys(), [code]: { ...key, at: Date.now() } }));
    },
    /** The key of this token opens another seat than it did. */
    reseat: (code: string, token: string, seat: string): void => {
      const key = keys()[code];
      if (key?.token !== token || key.seat === seat) return;
      write(kind, JSON.stringify({ ...keys(), [code]: { ...key, seat } }));
    },
    forget,
  };
}

export const seatKeys = ring('seat');
export const controlKeys = ring('control');

const shared = (): Record<string, Record<string, Key>> => byCode('tablet');

/** The keys of a device that several seats of a table share: by table code, then by seat. */
export const tabletKeys = {
  at: (code: string): Record<string, Key> => shared()[code] ?? {},
  /** Whether this device is shared at that table. */
  holds: (code: string): boolean => Object.keys(tabletKeys.at(code)).length > 0,
  /** The tables at which this device is shared. */
  tables: (): string[] => Object.keys(shared()).filter((code) => tabletKeys.holds(code)),
  keep: (code: string, seat: string, key: Omit<Key, 'at' | 'seat'>): void => {
    const kept = { ...tabletKeys.at(code), [seat]: { ...key, seat, at: Date.now() } };
    write('tablet', JSON.stringify({ ...shared(), [code]: kept }));
  },
  /** The key of a seat opens another one: the two change places. */
  reseat: (code: string, from: string, to: string): void => {
    const { [from]: one, [to]: other, ...rest } = tabletKeys.at(code);
    if (!one || from === to) return;
    const kept = { ...rest, [to]: { ...one, seat: to } };
    const both = other ? { ...kept, [from]: { ...other, seat: from } } : kept;
    write('tablet', JSON.stringify({ ...shared(), [code]: both }));
  },
  forget: (code: string, seat: string): void => {
    const rest = Object.entries(tabletKeys.at(code)).filter(([at]) => at !== seat);
    write('tablet', JSON.stringify({ ...shared(), [code]: Object.fromEntries(rest) }));
  },
};

/** The newest lead of each table's house that this device has seen: it obeys no older one. */
export const leads = {
  at: (code: string): LeadView | null => byCode<LeadView>('leads')[code] ?? null,
  keep: (code: string, lead: LeadView): void =>
    void write('leads', JSON.stringify({ ...byCode('leads'), [code]: lead })),
};

/**
 * What a page takes along when it moves to the table's other address, which has a storage of its own. Who
 * leads is not among it: a link could lie, and the server there says it.
 */
const LUGGAGE = [
  'seat',
  'tablet',
  'control',
  'operator',
  'device',
  'theme',
  'language',
  'seals',
  'notes',
];

export const luggage = {
  pack: (): string => JSON.stringify(Object.fromEntries(LUGGAGE.map((name) => [name, read(name)]))),
  /** Takes in what is not here yet: a link must not replace what this device has. */
  unpack(packed: string): void {
    let brought: unknown;
    try {
      brought = JSON.parse(packed);
    } catch {
      return;
    }
    if (brought === null || typeof brought !== 'object') return;
    for (const name of LUGGAGE) {
      const value = (brought as Record<string, unknown>)[name];
      if (typeof value === 'string') write(name, merged(read(name), value));
    }
  },
};

/** Both by table code, what is here already before what was brought; anything else stays as it is. */
function merged(here: string | null, brought: string): string {
  if (here === null) return brought;
  try {
    const [mine, new_]: unknown[] = [JSON.parse(here), JSON.parse(brought)];
    const both = [mine, new_].every((one) => one !== null && typeof one === 'object');
    return both ? JSON.stringify({ ...(new_ as object), ...(mine as object) }) : here;
  } catch {
    return here;
  }
}

export const operatorKey = {
  get: (): string | null => read('operator'),
  keep: (key: string): void => void write('operator', key),
};

export const deviceName = {
  get: (): string => read('device') ?? '',
  keep: (name: string): void => void write('device', name.slice(0, 40)),
};

export type Theme = 'night' | 'day';

export const theme = {
  get: (): Theme => (read('theme') === 'day' ? 'day' : 'night'),
  set(to: Theme): void {
    write('theme', to);
    theme.apply();
  },
  apply(): void {
    document.documentElement.dataset['theme'] = theme.get();
    const ground = theme.get() === 'day' ? '#f2ecdf' : '#0a131e';
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
  },
};
