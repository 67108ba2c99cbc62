import { read, write } from '../../../hub/storage';
import type { FateView } from '../../../wire/council';

/**
 * Which blows of fate this device has told its person. What weighed on the faction before the device came
 * is not told; what was lifted and strikes again is.
 */
export class Fates {
  #known = $state.raw<string[] | null>(null);
  #all = $state.raw<FateView[]>([]);

  constructor(private readonly name: string) {
    this.#known = kept(name);
  }

  /** The first that is still to be told. */
  get untold(): FateView | undefined {
    return this.#all.find(({ key }) => !this.#known?.includes(key));
  }

  /** To be called with every view. */
  heed(all: FateView[]): void {
    this.#all = all;
    const keys = all.map(({ key }) => key);
    const known = this.#known?.filter((key) => keys.includes(key)) ?? keys;
    if (known.length !== this.#known?.length) this.#keep(known);
  }

  heard(key: string): void {
    this.#keep([...(this.#known ?? []), key]);
  }

  #keep(known: string[]): void {
    this.#known = known;
    write(this.name, JSON.stringify(known));
  }
}

function kept(name: string): string[] | null {
  try {
    const found: unknown = JSON.parse(read(name) ?? 'null');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : null;
  } catch {
    return null;
  }
}
