/** Whether this browser unpacks what the server sends as gzip. */
export const unpacks = typeof DecompressionStream !== 'undefined';

const text = (gzip: ArrayBuffer): Promise<string> => {
  const plain = new Response(gzip).body?.pipeThrough(new DecompressionStream('gzip'));
  return new Response(plain).text();
};

/**
 * The frames of one socket, in the order in which they came. A large one comes as gzip, and unpacking takes a
 * moment: what follows waits for it.
 */
export class Frames {
  #last: Promise<void> | null = null;

  /** `take` gets each frame's JSON; an empty one where a frame is broken. */
  constructor(private readonly take: (json: string) => void) {}

  /** The next frame, as the socket gives it. */
  add(data: unknown): void {
    if (data instanceof ArrayBuffer) {
      const json = text(data).catch(() => '');
      this.#then(() => json.then(this.take));
    } else this.after(() => this.take(String(data)));
  }

  /** Does this once all that came has been taken: at once where nothing is being unpacked. */
  after(deed: () => void): void {
    if (this.#last === null) deed();
    else this.#then(deed);
  }

  #then(deed: () => void | Promise<void>): void {
    const mine: Promise<void> = (this.#last ?? Promise.resolve())
      .then(deed)
      // As it would be out of an event: told, and in nobody's way.
      .catch((error: unknown) => void setTimeout(() => Promise.reject(error as Error)))
      .then(() => {
        if (this.#last === mine) this.#last = null;
      });
    this.#last = mine;
  }
}
