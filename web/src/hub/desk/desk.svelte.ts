import { createContext } from 'svelte';

import { told } from '../../ui/told.svelte';
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
import { muted, setMuted } from '../sound';
import type { Answer, Table } from '../table.svelte';
import { tableNow } from '../ticking.svelte';
import type { Act } from './act';
import { Brought } from './brought';
import type { Dialog } from './dialog';
import { helps, isReservedAtTable } from './helper';
import { overtaken } from './overtaken';
import { say } from './texts';
import type { ControlPlayView, GameCommand, Player, PlayView } from '../views';

/** A dialog over the cockpit, and what it was opened with. */
export type Opened = { dialog: Dialog<Record<string, unknown>>; props: Record<string, unknown> };

type Given<P> = Record<string, never> extends P ? [props?: P] : [props: P];

/** One game master's desk: the table, and what lies open on it. Holds no rule. */
export abstract class Desk<
  Game extends PlayView = PlayView,
  OwnGame extends ControlPlayView = ControlPlayView,
  Command extends GameCommand = GameCommand,
> extends Brought<Game, Command> {
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
    super();
    this.drafts = new Drafts(table.code, 'control');
  }

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

  /** Whether the rules keep this command for a full Control: a helper's screen shows it shut. */
  reserves(command: Command): boolean {
    return this.control.reserved.includes(command.do);
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

  /** Whether the table was closed: nothing is played any more, and all seeds are open. */
  get closed(): boolean {
    return this.hall.fairness?.closed === true;
  }

  /** Why an act cannot be run now, or null. */
  hindrance(act: Pick<Act, 'needs' | 'full'>): string | null {
    if (act.full && this.helper) return helps();
    if (act.needs === 'nothing') return null;
    if (this.table.status !== 'live') return say('hindered-away');
    if (act.needs === 'game' && this.closed) return say('hindered-closed');
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
  open<P extends Record<string, unknown>>(dialog: Dialog<P>, ...[props]: Given<P>): void {
    this.#lay(this.stack, dialog, props);
  }

  /** Lays something open in the place of all that is open. */
  show<P extends Record<string, unknown>>(dialog: Dialog<P>, ...[props]: Given<P>): void {
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
