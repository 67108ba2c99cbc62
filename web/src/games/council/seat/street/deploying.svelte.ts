import type { Aim, Command, Mix, ObjectiveId } from '../../../../wire/council';
import type { Scene } from '../scene';
import { asked, placing, playing } from './orders';

/** A touch that comes this soon after something new was shown was meant for what lay there before. */
export const SETTLE_MS = 250;

/**
 * A turn of the deployment under one's thumb. A place that was picked while others acted is still
 * picked when one's own turn comes; when that turn ends all half-made choices end with it, so that
 * nothing of a former turn is sent in a later one. So it is with a card that was made ready: it lies open as
 * the turn begins.
 */
export class Deploying {
  /** The place that is looked at, and where units would go. */
  place = $state<ObjectiveId | null>(null);
  /** Heroes that go with them. */
  heroes = $state<string[]>([]);
  /** Whether the hand lies where else the city is. */
  hand = $state(false);
  /** Whether the hand lies open: after a deliberate press, in one's own turn or to make a card ready. */
  open = $state(false);
  /** The card that is being played, and its targets so far. */
  card = $state<string | null>(null);
  aims = $state<Aim[]>([]);

  #step = -1;
  #mine = false;
  /** The step in which a command was sent; another one cannot be sent in it unless it is refused. */
  #sent = $state<number | null>(null);
  #settledAt = 0;

  constructor(
    private readonly scene: () => Scene,
    private readonly now: () => number = () => Date.now(),
  ) {}

  get mine(): boolean {
    const { game, me } = this.scene();
    return me !== null && game.step === 'deploy' && game.streets?.turn?.faction === me.id;
  }

  /** Whether this turn's action is on its way or done. */
  get busy(): boolean {
    return this.#sent === this.scene().game.step_number;
  }

  /** Whether anything can be sent. */
  get ready(): boolean {
    return this.mine && !this.busy && this.scene().table.open;
  }

  /** To be told of every view. */
  heed(): void {
    const { mine } = this;
    const step = this.scene().game.step_number;
    if (step === this.#step && mine === this.#mine) return;
    if (this.#mine) this.#clear();
    if (mine) this.#begin();
    this.#step = step;
    this.#mine = mine;
  }

  pick(place: ObjectiveId): void {
    this.place = this.place === place && !this.mine ? null : place;
  }

  toggle(hero: string): void {
    this.heroes = this.heroes.includes(hero)
      ? this.heroes.filter((name) => name !== hero)
      : [...this.heroes, hero];
  }

  showHand(shown: boolean): void {
    this.hand = shown;
    this.open = shown && this.mine;
    if (this.mine) this.#putBack();
  }

  /** Turns the hand face down: somebody else may be looking. What was made ready stays so. */
  cover(): void {
    this.open = false;
    if (this.mine) this.#putBack();
  }

  /** Takes up a card, or puts it back with null; out of one's turn it is made ready, face down. */
  take(card: string | null): void {
    this.card = card;
    this.aims = [];
    if (!this.mine) this.open = false;
    this.#settle();
  }

  /** One target more; sends the card when it was the last. */
  aim(aim: Aim): Promise<void> {
    this.heed();
    if (!this.#settled || !this.ready) return Promise.resolve();
    this.aims = [...this.aims, aim];
    const { own } = this.scene();
    const card = own?.street?.hand.find((one) => one.card.id === this.card);
    if (!card || !asked(card, this.aims)) return this.play();
    this.#settle();
    return Promise.resolve();
  }

  put(mix: Mix): Promise<void> {
    const { game, own } = this.scene();
    const offer = own?.street?.place ?? null;
    return this.#send(placing(game.step_number, offer, this.place, mix, this.heroes));
  }

  play(): Promise<void> {
    const { game, own } = this.scene();
    return this.#send(playing(game.step_number, own?.street ?? null, this.card, this.aims));
  }

  /** The turn begins; a card that was made ready and is still there lies open. */
  #begin(): void {
    this.#settle();
    const { own } = this.scene();
    if (own?.street?.hand.some(({ card }) => card.id === this.card)) this.hand = this.open = true;
    else this.cover();
  }

  /** What now lies under the finger is not what it was about to touch. */
  #settle(): void {
    this.#settledAt = this.now() + SETTLE_MS;
  }

  get #settled(): boolean {
    return this.now() >= this.#settledAt;
  }

  async #send(command: Command | null): Promise<void> {
    // A view that came in this very moment counts before its effects have run.
    this.heed();
    if (!command || !('step' in command) || command.step !== this.#step) return;
    if (!this.#settled || !this.ready) return;
    const step = this.#step;
    this.#sent = step;
    const answer = await this.scene().table.play(command);
    // Refused, the turn is still on: what was picked stays, only the last target is to be picked anew.
    if (answer.ok || this.#sent !== step) return;
    this.#sent = null;
    this.aims = this.aims.slice(0, -1);
  }

  #clear(): void {
    this.place = null;
    this.heroes = [];
    this.hand = false;
    this.open = false;
    this.#putBack();
  }

  #putBack(): void {
    this.card = null;
    this.aims = [];
  }
}
