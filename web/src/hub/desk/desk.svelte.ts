import { createContext, type Component } from 'svelte';

import type { Name } from '../../ui/language.svelte';
import { told, type Text } from '../../ui/told.svelte';
import type {
  DeskView,
  MessageView,
  PointView,
  SeatId,
  TableCommand,
  TableView,
} from '../../wire/hub';
import { Drafts } from '../drafts.svelte';
import { theme, type Theme } from '../keyring';
import { muted, setMuted, type Cue } from '../sound';
import type { Reveal } from '../seals/reveal';
import type { Answer, Table } from '../table.svelte';
import { tableNow } from '../ticking.svelte';
import type { Act, Section } from './act';
import type { Beside } from './back/beside';
import { helps, isReservedAtTable } from './helper';
import { overtaken } from './overtaken';
import { say } from './texts';
import type { StepRule } from './waiting/rules';
import type { ControlPlayView, GameCommand, Offer, Player, PlayView, SeatMode } from './views';

/** What the projector can show. */
export type Scene = { name: string; says: string; emblem: string };

/** What a row of the rail says of a seat: what it has chosen already, and what it is. */
export type Row = {
  /** "has voted"; null while it has chosen nothing. */
  done: string | null;
  /** "in exile". */
  marks: string[];
  /** Whether the first mark shines. */
  leads: boolean;
};

export type OfferGroup<Command = GameCommand> = {
  group: string;
  title: string;
  actions: Offer<Command>[];
};

/** A dialog over the cockpit, and what it was opened with. */
export type Opened = { dialog: Component<Record<string, unknown>>; props: Record<string, unknown> };

type Given<P> = Record<string, never> extends P ? [props?: P] : [props: P];

/**
 * One game master's desk: the table, and what lies open on it. Holds no rule. What is abstract each game says for
 * itself.
 */
export abstract class Desk<
  Game extends PlayView = PlayView,
  OwnGame extends ControlPlayView = ControlPlayView,
  Command extends GameCommand = GameCommand,
> {
  /** What lies open, the uppermost last; only that one is shown. */
  stack = $state.raw<Opened[]>([]);
  /** Whether a form's command waits for its answer. */
  busy = $state(false);
  mute = $state(muted());
  theme = $state<Theme>(theme.get());
  /** The address that people are sent to, where the laptop has several. */
  chosenAddress = $state<string | null>(null);
  /** Words that were begun and not said, by what they are for: they outlive what they were written in. */
  readonly drafts: Drafts;
  /** Whether something was written in what lies open and has not been sent. */
  unsent = $state(false);
  /** Whether it is asked what becomes of that, because something else is about to take its place. */
  asksToLeave = $state(false);
  /** What the alarms said that were put to rest. */
  rested = $state.raw<string[]>([]);
  #forms = 0;

  constructor(
    readonly table: Table<Game, OwnGame>,
    /** Back to the list of tables. */
    readonly goHome: () => void = () => undefined,
  ) {
    this.drafts = new Drafts(table.code, 'control');
  }

  /** Who plays, in the order of the seats. */
  abstract get players(): Player[];

  /** Whether people still gather: nothing has been played. */
  abstract get gathering(): boolean;

  /** What one of those who play is called, and all of them. */
  abstract get called(): { one: Name; all: Name };

  /** The screen in a few steps: what each part is for, and what to do with it at once. */
  abstract readonly tour: { title: string; says: string; try: string }[];

  /** The kinds of lines in the log, in the order of the filter. */
  abstract get kinds(): Record<string, { name: string; emblem: string }>;

  /** The game as it stood, beside how it stands now. */
  abstract beside(then: Game): Beside;

  /** What people have read or seen since then, in sentences. */
  abstract seenSince(then: Game): string[];

  /** What Control often announces. */
  abstract get usualAnnouncements(): string[];

  /** What Control often says to a seat. */
  abstract get usualWords(): string[];

  /** Says something on every screen; nothing takes it back. */
  abstract announce(text: string): Promise<Answer>;

  /** What the projector can show, in the order of the list. */
  abstract get scenes(): Record<string, Scene>;

  /** Holds a scene; null lets the game choose again. */
  abstract project(scene: string | null): Promise<Answer>;

  /** Takes down what is held up before the room. */
  abstract takeDown(): Promise<Answer>;

  /** The sign before the table's name. */
  abstract readonly emblem: string;

  /** The part of the menus that is the game's own: what the rules allow now stands first in it. */
  abstract readonly main: Section;

  /** Whether it always stands somewhere of its own: a menu would only be longer for it. */
  abstract isPlaced(offer: Offer<Command>): boolean;

  /** The few acts that lie beside the big button, besides what alarms offer already. */
  abstract quick(acts: Act[], offered: string[]): Act[];

  /** What was decided, as a heading. */
  abstract decisionName(of: string): string;

  /** The parts of the rules, by what the numbers of their rules begin with. */
  abstract get rulingParts(): { name: string; of: RegExp }[];

  /** What can be looked for among the rulings and the acts, a few examples in quotes; and what the log tells of. */
  abstract get hints(): { rulings: string; acts: string; log: string };

  /** Changes a ruling. */
  abstract setRuling(key: string, value: number | string): Promise<Answer>;

  /** The secret choices that are shown now. */
  abstract reveals(): Reveal[];

  /** What was asked in secret, by the name that the rules have for the question. */
  abstract secretOf(question: string): string;

  /** What helps against an alarm, by the first word of its key: acts by their ids, and what each is called there. */
  abstract remedies(alarm: string): Record<string, string>;

  /** The keys of alarms that say something once and then only stand there. */
  abstract readonly passing: readonly string[];

  /** Ticks something that was to be done by hand, or takes the tick back. */
  abstract tick(task: number, done: boolean): Promise<Answer>;

  /** Everything that Control can do, in the order of the menus. */
  abstract acts(): Act[];

  /** Opens what there is of a seat. */
  abstract openSeat(seat: SeatId): void;

  /** What a row of the rail says of a seat. */
  abstract rowOf(seat: SeatId): Row;

  /** Opens the way to enter what a seat has chosen on paper or by mouth. */
  abstract enter(seat: SeatId): void;

  /** Whom the next secret choice waits for, or will once it is opened. */
  abstract get toBeAsked(): Player[];

  /** How this step ends by itself, if it does. */
  abstract get stepRule(): StepRule;

  /** What decides how long this step's clock runs, where no ruling does: "Article 3". */
  abstract get clockReason(): Text | undefined;

  /** Sets the clock of this step to so many seconds from now. */
  abstract setClock(seconds: number): Promise<Answer>;

  /** Offers under their headings, what decides first. */
  abstract grouped(offers: Offer<Command>[]): OfferGroup<Command>[];

  /** Whether the offers of a group need no sentence each: small numbers and the like. */
  abstract isTerse(group: string, compact: boolean): boolean;

  /** What is heard of a change. */
  abstract cues(before: Game, after: Game): Cue[];

  /** Opens the way to decide for a seat, or for Control itself with null. */
  abstract decide(seat: SeatId | null): void;

  /** Runs what the view offers to Control itself; a game asks first where it cannot easily be undone. */
  abstract take(offer: Offer<Command>): void;

  /** An offer's name in a list of all acts. */
  labelOf(offer: Offer<Command>): string {
    return told(offer.label);
  }

  /** Whether it cannot easily be undone. */
  isGrave(_offer: Offer<Command>): boolean {
    return false;
  }

  /** Lets a seat be played so from now on. */
  abstract setSeat(seat: SeatId, mode: SeatMode): Promise<Answer>;

  /** Whether the rules keep this command for a full Control: a helper's screen shows it shut. */
  abstract reserves(command: Command): boolean;

  get opened(): Opened | null {
    return this.stack.at(-1) ?? null;
  }

  /** The game as everybody sees it. Only asked for once the first view has come. */
  get game(): Game {
    if (!this.table.view) throw new Error('no view yet');
    return this.table.view.game;
  }

  get control(): OwnGame {
    if (!this.table.own) throw new Error('no view yet');
    return this.table.own.game;
  }

  get hall(): TableView {
    if (!this.table.view) throw new Error('no view yet');
    return this.table.view.table;
  }

  /** Codes and devices; empty when the server gives none. */
  get keys(): DeskView {
    return this.table.own?.table ?? { tickets: [], addresses: [], devices: [], history: {} };
  }

  /** What happened, for going back, oldest first. */
  readonly history: PointView[] = $derived.by(() =>
    Object.values(this.keys.history).flatMap((point) => point ?? []),
  );

  /** Words between Control and the seats, oldest first. */
  get messages(): MessageView[] {
    return this.table.own?.messages ?? [];
  }

  /** Whether this device only helps: what changes figures, cards and rulings is a full Control's. */
  get helper(): boolean {
    return this.table.helper;
  }

  get addresses(): string[] {
    const all = [this.hall.address, ...this.keys.addresses];
    return all.filter((address, n) => address !== '' && all.indexOf(address) === n);
  }

  get address(): string {
    const { addresses, chosenAddress } = this;
    if (chosenAddress !== null && addresses.includes(chosenAddress)) return chosenAddress;
    return addresses[0] ?? location.origin;
  }

  player(id: SeatId | null | undefined): Player | undefined {
    return this.players.find((player) => player.id === id);
  }

  name(id: SeatId | null | undefined): string {
    return this.player(id)?.name ?? id ?? say('nobody');
  }

  /** Why an act cannot be run now, or null. */
  hindrance(act: Pick<Act, 'needs' | 'full'>): string | null {
    if (act.full && this.helper) return helps();
    if (act.needs === 'nothing') return null;
    if (this.table.status !== 'live') return say('hindered-away');
    const pause = act.needs === 'game' ? this.hall.pause : null;
    if (pause?.owner === 'server') {
      return pause.reason === '' ? say('hindered-halted') : told(pause.reason);
    }
    return pause ? say('hindered-paused') : null;
  }

  run(act: Act): void {
    const why = this.hindrance(act);
    if (why === null) act.run();
    else this.table.say(why, 'hindered');
  }

  /**
   * Whether what lies open may go. What is written and unsent is never lost without a word: the first
   * time it is asked about, the second time it goes.
   */
  #mayGo(): boolean {
    if (!this.unsent || this.asksToLeave) return true;
    this.asksToLeave = true;
    return false;
  }

  /** A person closes what lies open; `all` of it, by a touch beside it. */
  leave(all = false): void {
    if (!this.#mayGo()) return;
    if (all) this.closeAll();
    else this.close();
  }

  /** The play has gone past what lies open. */
  overtaken(): void {
    if (this.unsent) this.table.say(say('unsent-overtaken'), 'unsent');
    this.closeAll(this.unsent);
  }

  /** Lays something open over what is open; `close` comes back to that. */
  open<P extends Record<string, unknown>>(dialog: Component<P>, ...[props]: Given<P>): void {
    this.#lay(this.stack, dialog, props);
  }

  /** Lays something open in the place of all that is open. */
  show<P extends Record<string, unknown>>(dialog: Component<P>, ...[props]: Given<P>): void {
    this.#lay([], dialog, props);
  }

  close(): void {
    this.#forget();
    this.stack = this.stack.slice(0, -1);
  }

  closeAll(says = false): void {
    this.#forget(says);
    this.stack = [];
  }

  play(command: Command, forSeat: SeatId | null = null): Promise<Answer> {
    if (this.helper && this.reserves(command)) return this.#helps();
    return this.#told(this.table.play(command, forSeat));
  }

  command(command: TableCommand): Promise<Answer> {
    if (this.helper && isReservedAtTable(command.do)) return this.#helps();
    return this.#told(this.table.command(command));
  }

  /** Sends a form once: closed when it is accepted, left as it was when it is refused. */
  async submit(send: () => Promise<Answer>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const form = this.#forms;
    const answer = await send();
    if (form !== this.#forms) return;
    this.busy = false;
    if (answer.ok) this.close();
    else this.unsent = true;
  }

  toggleMute(): void {
    this.mute = !this.mute;
    setMuted(this.mute);
  }

  toggleTheme(): void {
    this.theme = this.theme === 'night' ? 'day' : 'night';
    theme.set(this.theme);
  }

  /** A refusal because somebody else was quicker says what happened, and by whom. */
  async #told(sent: Promise<Answer>): Promise<Answer> {
    const before = this.history.at(-1)?.entry ?? 0;
    const answer = await sent;
    if (answer.ok) return answer;
    const now = tableNow(this.table);
    const sentence = overtaken(answer.code, this.history, before, now);
    if (sentence === null) return answer;
    this.table.say(sentence, answer.code);
    return { ...answer, sentence };
  }

  /** Says at once what the server would say. */
  #helps(): Promise<Answer> {
    const sentence = helps();
    this.table.say(sentence, 'helper');
    return Promise.resolve({ ok: false, code: 'helper', sentence });
  }

  #lay<P>(under: Opened[], dialog: P, props: Record<string, unknown> = {}): void {
    if (!this.#mayGo()) return;
    this.#forget();
    this.stack = [...under, { dialog: dialog as Opened['dialog'], props }];
  }

  /** What was open is gone; what was said stays where it `says` why. */
  #forget(says = false): void {
    this.#forms += 1;
    this.busy = false;
    this.unsent = false;
    this.asksToLeave = false;
    if (!says) this.table.dismiss();
  }
}

export const [useDesk, provideDesk] = createContext<Desk>();
