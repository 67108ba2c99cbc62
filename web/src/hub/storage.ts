/**
 * What this device keeps. Nothing else touches the browser's own storages: each may throw when it is read, or only
 * when it is written (full, private, forbidden), and what was written here is read here all the same.
 */
const PREFIX = 'prytaneion.';

/** For how long what was written is kept: on the device, while this tab is open, or until the page is left. */
export type Lasts = 'device' | 'tab' | 'page';

/** Storages are found anew each time: where they are forbidden, already their names throw. */
const PLACES = { device: () => localStorage, tab: () => sessionStorage };
type Place = keyof typeof PLACES;

class Store {
  /** What no storage took; null for what none would let go of. */
  readonly #memory = new Map<string, string | null>();

  /** The places to write to, the one that keeps longest first. */
  constructor(private readonly places: Place[]) {}

  read(name: string): string | null {
    const held = this.#memory.get(name);
    if (held !== undefined) return held;
    // What had to be kept in the tab is newer than what the device has.
    for (const place of [...this.places].reverse()) {
      const found = got(place, name);
      if (found !== null) return found;
    }
    return null;
  }

  /** Keeps it as long as this browser lets it, and says how long that is. */
  write(name: string, value: string | null): Lasts {
    this.#memory.delete(name);
    if (value === null) return this.#forget(name);
    const place = this.places.find((one) => put(one, name, value));
    const others = this.places.filter((one) => one !== place);
    // A shorter-lived one, were it left, would hide this one.
    const clear = place === 'tab' || others.every((one) => put(one, name, null));
    if (place !== undefined && clear) return place;
    this.#memory.set(name, value);
    return 'page';
  }

  /** How long what is written here is kept, as far as a small word shows it. */
  lasts(): Lasts {
    const lasts = this.write(TRIED, 'x'.repeat(ROOM));
    this.write(TRIED, null);
    return lasts;
  }

  #forget(name: string): Lasts {
    const gone = this.places.map((place) => put(place, name, null));
    if (gone.every(Boolean)) return 'device';
    this.#memory.set(name, null);
    return 'page';
  }
}

/** As long as what is kept of a seat, more or less: a storage that has room for a letter alone has none. */
const [TRIED, ROOM] = ['tried', 512];

function got(place: Place, name: string): string | null {
  try {
    return PLACES[place]().getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Whether the storage took it; some take it without a word and have nothing afterwards. */
function put(place: Place, name: string, value: string | null): boolean {
  try {
    const storage = PLACES[place]();
    if (value === null) storage.removeItem(PREFIX + name);
    else storage.setItem(PREFIX + name, value);
    return storage.getItem(PREFIX + name) === value;
  } catch {
    return false;
  }
}

const device = new Store(['device', 'tab']);
/** What this tab keeps through a reload, and no other tab sees. */
export const tab = new Store(['tab']);

export const read = (name: string): string | null => device.read(name);
export const write = (name: string, value: string | null): Lasts => device.write(name, value);
/** How long this device keeps what is written. */
export const lasts = (): Lasts => device.lasts();

/** What was kept under a name, by table code; nothing where it cannot be read. */
export function byCode<T>(name: string): Record<string, T> {
  try {
    const found: unknown = JSON.parse(read(name) ?? '{}');
    return found !== null && typeof found === 'object' ? (found as Record<string, T>) : {};
  } catch {
    return {};
  }
}
