import { patched } from '../../../../hub/patch';
import type { Frame } from '../../../../wire/hub';
import type { CouncilView } from '../../../../wire/council';

/** What the audience saw, step by step. */
export class Frames {
  readonly #frames: Frame[];
  #last: { index: number; view: unknown } | null = null;

  constructor(frames: Frame[]) {
    this.#frames = frames;
  }

  get count(): number {
    return this.#frames.length;
  }

  /** When a frame was seen, in milliseconds on the table's clock. */
  at(index: number): number {
    return this.#frames[index]?.at ?? 0;
  }

  entry(index: number): number {
    return this.#frames[index]?.entry ?? 0;
  }

  /** The frame that stood after an entry of the journal: the last that is not younger. */
  after(entry: number): number {
    return this.#lastWhere((frame) => frame.entry <= entry);
  }

  /** The frame that stood at a time. */
  when(at: number): number {
    return this.#lastWhere((frame) => frame.at <= at);
  }

  #lastWhere(holds: (frame: Frame) => boolean): number {
    let low = 0;
    let high = this.#frames.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      const frame = this.#frames[middle];
      if (frame && holds(frame)) low = middle;
      else high = middle - 1;
    }
    return Math.max(0, low);
  }

  /** The council as it stood then: the whole frame before it, and what changed since. */
  view(index: number): CouncilView | null {
    const from = this.#start(index);
    if (!from) return null;
    let { view } = from;
    for (let n = from.index + 1; n <= index; n += 1) {
      const frame = this.#frames[n];
      if (frame) view = patched(view, frame.patch);
    }
    this.#last = { index, view };
    return view as CouncilView;
  }

  /** Where the patches begin: what was looked at last where that is nearer than the whole frame. */
  #start(index: number): { index: number; view: unknown } | null {
    for (let n = Math.min(index, this.count - 1); n >= 0; n -= 1) {
      if (this.#last?.index === n) return this.#last;
      const whole = this.#frames[n]?.shared ?? null;
      if (whole !== null) return { index: n, view: whole };
    }
    return null;
  }
}
