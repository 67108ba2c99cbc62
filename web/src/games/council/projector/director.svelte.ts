import type { Text } from '../../../ui/told.svelte';
import type { Shared } from '../../../hub/table.svelte';
import type { CouncilView, Scene } from '../../../wire/council';
import { wentBack } from '../../../hub/went-back';
import { plainly } from '../shared/went-back';
import { cues, type SoundCue } from './cues';
import { commanded, happened, lingering, lingers, staged, type Staging, telling } from './staging';

/** How long it is said that Control went back, in milliseconds. */
export const RETURN_MS = 5000;

/** What no projector shows something else instead of. */
const EVERYWHERE: Scene[] = ['black', 'message', 'spotlight'];

/** What stands on the stage. */
export interface Staged {
  staging: Staging;
  view: Shared<CouncilView>;
  /** The council before what is held on the stage happened. */
  past: CouncilView | null;
}

/**
 * Follows the view and decides what stands on the stage: the scene of the view, except that a reveal
 * stays until the room has seen it. Where Control took the game back, nothing is played again: the
 * scene stands as it is now, under a few words that say so.
 */
export class Director {
  staged = $state.raw<Staged | null>(null);
  /** False for what stood there when the page was loaded. */
  live = $state(false);

  /** What is said of what goes on; of a reveal not before the room has seen it. Its names may be translated later. */
  headline = $state.raw<Text>('');
  /** That Control went back, while that is said. */
  returned = $state<string | null>(null);
  /** How often the game was taken back: what stood on the stage then is gone. */
  returns = $state(0);

  readonly #sound: (cue: SoundCue) => void;
  #last: Shared<CouncilView> | null = null;
  #held: Staging | null = null;
  #past: CouncilView | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #telling: ReturnType<typeof setTimeout> | undefined;
  #returning: ReturnType<typeof setTimeout> | undefined;

  #pinned: Staging | null;

  /** With `pinned` this projector shows that alone, in silence, whatever the others do. */
  constructor(sound: (cue: SoundCue) => void, pinned: Staging | null = null) {
    this.#sound = sound;
    this.#pinned = pinned;
  }

  /** From now on this projector shows that alone; with null it follows again. */
  pin(pinned: Staging | null): void {
    this.#pinned = pinned;
    if (this.#last) this.#stage(this.#last);
  }

  #stage(view: Shared<CouncilView>): void {
    const { scene } = view.game;
    // What Control says to everybody is said on every projector.
    const follows = this.#pinned === null || (commanded(view.game) && EVERYWHERE.includes(scene));
    const past = this.#held ? this.#past : null;
    const now = this.#held ?? staged(view.game);
    this.staged = follows
      ? { staging: now, view, past }
      : { staging: this.#pinned ?? now, view, past: null };
  }

  follow(view: Shared<CouncilView>): void {
    const last = this.#last;
    this.#last = view;
    if (last === null) {
      this.headline = view.game.headline;
      this.#stage(view);
      return;
    }
    const said = wentBack(last, view, plainly);
    if (said !== null) return this.#goBack(said, view);
    const before = last.game;
    this.live = true;
    this.#tell(telling(before, view.game));
    if (!this.#pinned) for (const cue of cues(before, view.game)) this.#sound(cue);
    this.#hold(before, view.game);
    this.#stage(view);
  }

  leave(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#telling);
    clearTimeout(this.#returning);
  }

  #goBack(said: string, view: Shared<CouncilView>): void {
    this.leave();
    this.#telling = undefined;
    this.#held = null;
    this.live = false;
    this.returns += 1;
    this.returned = said;
    this.#returning = setTimeout(() => (this.returned = null), RETURN_MS);
    this.headline = view.game.headline;
    this.#stage(view);
  }

  #tell(wait: number): void {
    const now = () => {
      this.#telling = undefined;
      this.headline = this.#last?.game.headline ?? '';
    };
    if (this.#telling !== undefined) return;
    if (wait === 0) now();
    else this.#telling = setTimeout(now, wait);
  }

  #hold(before: CouncilView, after: CouncilView): void {
    const wait = lingering(before, after);
    // What happens is seen, however soon after the vote Control let it happen.
    const fresh = this.#held === null || happened(before, after);
    if (wait > 0 && fresh) {
      clearTimeout(this.#timer);
      this.#held = lingers(before, after);
      this.#past = before;
      this.#timer = setTimeout(() => this.#goOn(), wait);
    } else if (commanded(after) || before.phase !== after.phase) {
      this.#held = null;
      clearTimeout(this.#timer);
    }
  }

  #goOn(): void {
    this.#held = null;
    if (this.staged) this.#stage(this.staged.view);
  }
}
