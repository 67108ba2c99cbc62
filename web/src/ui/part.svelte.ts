import { textsAreThere } from './language.svelte';

const AGAIN_MS = 1_000;
const TRIES = 4;

/** What a page shows at once comes first, with its letters; what comes ahead would stand in its way. */
const QUIET_MS = 2_000;

/** The parts that come ahead, in the order in which they became known. */
const known: Part<unknown>[] = [];

/**
 * A part of a page whose code comes when it is first looked at, or ahead of that. It is asked for again a few times
 * where the network is away.
 */
export class Part<What> {
  #what = $state.raw<What | null>(null);
  #failed = $state(false);
  #coming: Promise<void> | null = null;
  readonly #load: () => Promise<What>;

  /** One that may be needed at any moment comes `ahead`, when the page has one to spare. */
  constructor(load: () => Promise<What>, when: 'ahead' | 'looked at' = 'ahead') {
    this.#load = load;
    if (when === 'ahead') known.push(this as Part<unknown>);
  }

  /** The part, once it is there; whoever looks asks for it. */
  get what(): What | null {
    if (this.#what === null) void this.fetch();
    return this.#what;
  }

  /** Whether it did not come, so that the page has to be loaded again. */
  get failed(): boolean {
    return this.#failed;
  }

  /** Whether nobody has asked for it yet. */
  get untouched(): boolean {
    return this.#coming === null;
  }

  /** Fetches it; ends when it is there, or when it did not come. */
  fetch(): Promise<void> {
    this.#coming ??= this.#fetched();
    return this.#coming;
  }

  async #fetched(): Promise<void> {
    for (let tried = 1; tried <= TRIES; tried += 1) {
      try {
        const what = await this.#load();
        await textsAreThere();
        this.#what = what;
        return;
      } catch {
        await new Promise((done) => setTimeout(done, AGAIN_MS * tried));
      }
    }
    this.#failed = true;
  }
}

/**
 * Fetches what is to come ahead and nobody has asked for yet, one part after the other, when the page has been quiet for
 * a while and has a moment.
 */
export async function fetchAhead(): Promise<void> {
  await new Promise((done) => setTimeout(done, QUIET_MS));
  await new Promise<void>((done) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => done());
    else setTimeout(done, 300);
  });
  await fetchAll();
}

/** The same at once. */
export async function fetchAll(): Promise<void> {
  for (let next = known.find(isUntouched); next; next = known.find(isUntouched)) await next.fetch();
}

const isUntouched = (part: Part<unknown>): boolean => part.untouched;
