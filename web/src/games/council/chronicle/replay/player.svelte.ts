import type { CouncilView } from '../../../../wire/council';
import type { Frames } from './frames';

export const SPEEDS = [1, 10, 60] as const;
export type Speed = (typeof SPEEDS)[number];

/** Nobody watches a pause: no frame stands longer than this, in milliseconds. */
const LONGEST = 5000;
/** So that a frame can be seen at all. */
const SHORTEST = 60;

/** How long a frame stands before the next is shown. */
export function standing(between: number, speed: Speed): number {
  return Math.min(LONGEST, Math.max(SHORTEST, between / speed));
}

/** Where the replay is, and whether it goes on by itself. */
export class Player {
  readonly frames: Frames;
  index = $state(0);
  speed = $state<Speed>(10);
  playing = $state(false);
  readonly view: CouncilView | null = $derived.by(() => this.frames.view(this.index));
  readonly at: number = $derived.by(() => this.frames.at(this.index));
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(frames: Frames) {
    this.frames = frames;
  }

  get last(): number {
    return Math.max(0, this.frames.count - 1);
  }

  /** Goes to a frame, and waits there. */
  go(index: number): void {
    this.pause();
    this.index = Math.min(this.last, Math.max(0, Math.round(index)));
  }

  /** Goes to where the story was at an entry of the journal. */
  see(entry: number): void {
    this.go(this.frames.after(entry));
  }

  /** Plays; from the start where it stands at the end. */
  play(): void {
    if (this.playing) return;
    if (this.index >= this.last) this.index = 0;
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  run(speed: Speed): void {
    this.speed = speed;
    if (!this.playing) return;
    clearTimeout(this.#timer);
    this.#wait();
  }

  #wait(): void {
    const between = this.frames.at(this.index + 1) - this.frames.at(this.index);
    this.#timer = setTimeout(() => this.#next(), standing(between, this.speed));
  }

  #next(): void {
    this.index = Math.min(this.last, this.index + 1);
    if (this.index >= this.last) this.pause();
    else this.#wait();
  }
}
