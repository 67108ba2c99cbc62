import './server-texts';
import { told } from '../ui/told.svelte';
import { unpacks } from './frames';
import { HubClock } from './hub-clock';
import { leads } from './keyring';
import { Line, type LineOptions, type Status } from './line.svelte';
import { patched } from './patch';
import { type Keys, type Past, Questions, Unanswered } from './questions';
import { randomHex, uuid } from './uuid';
import type {
  Audience,
  ClientMessage,
  Clock,
  LeadView,
  OwnView,
  Part,
  PointView,
  Screen,
  ServerMessage,
  SharedView,
  TableCommand,
} from '../wire/hub';
import { say } from './texts';
import { tableSpeaks } from './tongue';
import { heardWall } from './wall';

const PROTOCOL = 1;
/** The code of what the server could not read. */
const UNREAD = 'malformed';

/** The server's answer to a command. */
export type Answer = { ok: true } | { ok: false; code: string; sentence: string };

/** Something to tell the person who holds the device; `id` tells one from the next. */
export type Notice = { id: number; code: string; sentence: string };

export type Shared<Game> = Omit<SharedView, 'game'> & { game: Game };
export type Own<Game> = Omit<OwnView, 'game'> & { game: Game };

export type { Socket, Status } from './line.svelte';

export type TableOptions = LineOptions & {
  screen: Screen;
  /** A seat's or Control's token; onlookers have none. */
  token?: string;
  /** What the device is called in Control's list. */
  device?: string;
};

type Pending = { message: ClientMessage; settle: (answer: Answer) => void };

const isHidden = () => typeof document !== 'undefined' && document.visibilityState === 'hidden';

/**
 * One table as this device sees it: connects, keeps the two parts of the view, and sends commands
 * until each is answered. Screens render `view` and `own` and send commands; no rule lives here.
 */
export class Table<Game, OwnGame = null> {
  readonly code: string;
  readonly screen: Screen;

  /** What everybody sees. */
  view = $state.raw<Shared<Game> | null>(null);
  /** What only this device's audience sees. */
  own = $state.raw<Own<OwnGame> | null>(null);
  audience = $state.raw<Audience | null>(null);
  /** What is played here, as soon as the server has said it. */
  game = $state<string | null>(null);
  /** This device's id in Control's list. */
  device = $state<string | null>(null);
  /** The last refusal or word of the table, for a toast. */
  notice = $state.raw<Notice | null>(null);
  /** Counts Control's nudges. */
  nudges = $state(0);
  /** Whom the last nudge was for. */
  nudged = $state<string | null>(null);
  /** Whether the table's clock runs. */
  running = $state(false);
  /** Commands without an answer yet. */
  pending = $state(0);

  readonly #options: TableOptions;
  readonly #line: Line;
  readonly #clock: HubClock;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- screens read `pending`
  readonly #waiting = new Map<string, Pending>();
  readonly #questions = new Questions((message) => {
    if (this.status === 'live') this.#line.send(message);
  });
  #minds: string[] = [];
  /** What entropy was last asked for, and the command that gave some. */
  #gave = { asked: '', id: '' };
  #helps = $state(false);
  #revisions: Record<Part, number | null> = { shared: null, own: null };
  #resyncing = false;
  #notices = 0;

  constructor(options: TableOptions) {
    this.code = options.code;
    this.screen = options.screen;
    this.#options = options;
    this.#line = new Line(options, {
      hello: () => this.#hello(),
      hears: (message) => this.#receive(message),
      garbled: () => this.#resync(),
      waits: () => this.#waiting.size > 0,
      ended: (sentence) => this.#settleAll('closed', sentence),
    });
    this.#clock = new HubClock(this.#line.now);
  }

  get status(): Status {
    return this.#line.status;
  }

  /** Where the table is now, if it is not where this page came from: only its live view goes on here. */
  get away(): string | null {
    return this.#line.away;
  }

  /** Why the connection was lost, where the server said so: "The server restarts." */
  get farewell(): string | null {
    return this.#line.farewell;
  }

  /** Whether the table is put away: closed to everybody, and kept. It is asked for until it is taken back. */
  get archived(): boolean {
    return this.#line.archived;
  }

  /** Whether nobody has answered since the connection was lost, not even to say why. */
  get unanswered(): boolean {
    return this.#line.unanswered;
  }

  /** Why the server ended the connection for good. */
  get closed(): { code: number; sentence: string } | null {
    return this.#line.closed;
  }

  /** Connects and stays connected until `leave`. */
  connect(): void {
    if (typeof document !== 'undefined') {
      document.addEventListener('visibilitychange', this.#tellHidden);
    }
    this.#line.connect();
  }

  /** Disconnects for good. The token stays valid. */
  leave(): void {
    if (typeof document !== 'undefined') {
      document.removeEventListener('visibilitychange', this.#tellHidden);
    }
    this.#line.leave();
    this.#settleAll('left', say('left'));
    void tableSpeaks(null);
  }

  /** Sends a game command; resolves with the server's answer, however long that takes. */
  play(command: unknown, forSeat: string | null = null): Promise<Answer> {
    // Sent again over a new connection, it still says for which game it was meant.
    const returns = this.view?.table.returns ?? null;
    return this.#ask((id) => ({ type: 'play', id, for_seat: forSeat, returns, command }));
  }

  /** Sends a command to the table itself. */
  command(command: TableCommand): Promise<Answer> {
    return this.#ask((id) => ({ type: 'table', id, command }));
  }

  /** Stands in for the devices of seats that hold these tokens: a shared tablet while it is covered. */
  mind(tokens: string[]): void {
    this.#minds = tokens;
    if (this.status === 'live') this.#line.send({ type: 'mind', tokens });
  }

  /** Asks what was so after an entry of the journal; fails with `Unanswered`. */
  async lookBack(to: number): Promise<Past<Game, OwnGame>> {
    this.#mustBeOpen();
    const { type: _, ...past } = await this.#questions.ask({ type: 'look_back', to }, 'past');
    return { ...past, shared: past.shared as Game, control: past.control as OwnGame };
  }

  /** Asks what happened before a point that the view still holds; fails with `Unanswered`. */
  async pointsBefore(before: number): Promise<PointView[]> {
    this.#mustBeOpen();
    return (await this.#questions.ask({ type: 'points', before }, 'points')).points;
  }

  /** Asks for the secrets that let further devices be Control; fails with `Unanswered`. */
  async keys(): Promise<Keys> {
    this.#mustBeOpen();
    const { control, helper } = await this.#questions.ask({ type: 'keys' }, 'keys');
    return { control, helper };
  }

  /** Whether this device only helps. Control's list says it as soon as it changes. */
  get helper(): boolean {
    const mine = this.own?.table?.devices.find(({ id }) => id === this.device);
    return mine?.helper ?? this.#helps;
  }

  /** Whether commands can be sent and the table takes them. */
  get open(): boolean {
    return this.status === 'live' && this.view !== null && this.view.table.pause === null;
  }

  /** Milliseconds until a moment of the table's clock, never below 0. Not reactive: ask again. */
  remaining(endsAt: number): number {
    return Math.max(0, endsAt - this.#clock.read());
  }

  /** Says something to the person at the device, as a refusal would. */
  say(sentence: string, code = 'note'): void {
    this.notice = { id: ++this.#notices, code, sentence };
  }

  dismiss(): void {
    this.notice = null;
  }

  #mustBeOpen(): void {
    if (this.status === 'closed') throw new Unanswered('closed', say('closed'));
  }

  #ask(message: (id: string) => ClientMessage): Promise<Answer> {
    if (this.status === 'closed') {
      return Promise.resolve({ ok: false, code: 'closed', sentence: say('closed') });
    }
    const id = uuid();
    return new Promise((settle) => {
      const pending = { message: message(id), settle };
      this.#waiting.set(id, pending);
      this.pending = this.#waiting.size;
      if (this.status === 'live') this.#line.send(pending.message);
    });
  }

  #settle(id: string, answer: Answer): void {
    const pending = this.#waiting.get(id);
    if (!pending) return;
    this.#waiting.delete(id);
    this.pending = this.#waiting.size;
    pending.settle(answer);
    this.#line.rests();
  }

  #settleAll(code: string, sentence: string): void {
    for (const id of [...this.#waiting.keys()]) this.#settle(id, { ok: false, code, sentence });
    this.#questions.end(code, sentence);
  }

  #hello(): ClientMessage {
    const { screen } = this;
    const { token = null, device = null } = this.#options;
    const lead = leads.at(this.code)?.seal;
    const known = lead === undefined ? {} : { lead };
    const packed = unpacks ? { gzip: true } : {};
    return { type: 'hello', protocol: PROTOCOL, token, device, screen, ...packed, ...known };
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcomed(message);
      case 'view':
        return this.#viewed(message.part, message.revision, message.view);
      case 'patch':
        return this.#patch(message.part, message.from, message.to, message.patch);
      case 'accepted':
        return this.#settle(message.id, { ok: true });
      case 'refused':
        return this.#refused(message.id, message.code, told(message.sentence));
      case 'past':
      case 'points':
      case 'keys':
        return this.#questions.answered(message);
      case 'pong':
        this.#clock.answered(message.clock, message.sent);
        heardWall(message.clock.wall);
        this.running = this.#clock.running;
        return;
      case 'clock_set':
        return this.#clockTold(message.clock);
      case 'nudged':
        this.nudges += 1;
        this.nudged = message.seat;
        return;
      case 'goodbye':
        // It is the line's.
        return;
      default:
        // A newer server may say more than this page knows.
        return message satisfies never;
    }
  }

  #welcomed(welcome: Extract<ServerMessage, { type: 'welcome' }>): void {
    if (!this.#leads(welcome.lead)) return this.#line.turns();
    this.#seated(welcome.audience);
    this.game = welcome.game;
    this.device = welcome.device;
    this.#helps = welcome.helper;
    this.#clockTold(welcome.clock);
    this.#gave = { asked: '', id: '' };
    this.#revisions = { shared: null, own: null };
    this.#resyncing = false;
    if (!this.#line.welcomed(welcome.build)) return;
    for (const { message } of this.#waiting.values()) this.#line.send(message);
    this.#questions.again();
    if (this.#minds.length > 0) this.mind(this.#minds);
    if (isHidden()) this.#tellHidden();
    this.#line.beats();
  }

  /**
   * Who this device is for from now on. Where Control has given it another seat, what was meant for the
   * one before is not sent again, and nothing of that is shown any more.
   */
  #seated(audience: Audience): void {
    const before = JSON.stringify(this.audience);
    if (this.audience !== null && before !== JSON.stringify(audience)) {
      this.own = null;
      this.#settleAll('reseated', say('reseated'));
      this.say(say('reseated'), 'reseated');
    }
    this.audience = audience;
  }

  /** Whether this is the server to obey; of a house the newest lead is kept. */
  #leads(lead: LeadView | undefined): boolean {
    if (lead === undefined) return true;
    const known = leads.at(this.code);
    if (known?.house === lead.house && known.epoch > lead.epoch) return false;
    leads.keep(this.code, lead);
    return true;
  }

  #viewed(part: Part, revision: number, view: unknown): void {
    this.#revisions[part] = revision;
    this.#resyncing = false;
    this.#keep(part, view);
  }

  #patch(part: Part, from: number, to: number, patch: unknown[]): void {
    if (this.#revisions[part] !== from) return this.#resync();
    try {
      this.#keep(part, patched(part === 'shared' ? this.view : this.own, patch));
      this.#revisions[part] = to;
    } catch {
      this.#revisions[part] = null;
      this.#resync();
    }
  }

  #keep(part: Part, view: unknown): void {
    if (part === 'shared') {
      this.view = view as Shared<Game>;
      this.#line.learns(this.view.table.elsewhere ?? null);
      this.#giveEntropy(this.view.table.fairness?.asks);
      void tableSpeaks(this.view.table.language ?? null);
    } else this.own = view as Own<OwnGame>;
    this.#line.rests();
  }

  /**
   * Adds to what draws come from, once for each asking and connection; the server counts a seat's first.
   * Nobody waits for the answer, and nobody need hear of a refusal.
   */
  #giveEntropy(asked: string | undefined): void {
    if (this.screen !== 'seat' || asked === undefined || asked === this.#gave.asked) return;
    this.#gave = { asked, id: uuid() };
    const command: TableCommand = { do: 'give_entropy', entropy: randomHex(16), asked };
    this.#line.send({ type: 'table', id: this.#gave.id, command });
  }

  /** Asks once; patches that still come on the old revision are passed over. */
  #resync(): void {
    if (this.#resyncing) return;
    this.#resyncing = true;
    this.#line.send({ type: 'resync' });
  }

  #refused(id: string | null, code: string, sentence: string): void {
    if (id !== null && id === this.#gave.id) return;
    this.say(sentence, code);
    if (id !== null) return this.#settle(id, { ok: false, code, sentence });
    // What the server could not read has no name: whatever waits may have been it, and waits for nothing then.
    if (code === UNREAD) this.#settleAll(code, sentence);
    else this.#questions.refused(code, sentence);
  }

  #clockTold(clock: Clock): void {
    this.#clock.told(clock);
    heardWall(clock.wall);
    this.running = clock.running;
  }

  /** Control is told when the room no longer sees the projector. */
  #tellHidden = (): void => {
    if (this.screen === 'projector' && this.status === 'live') {
      this.#line.send({ type: 'hidden', hidden: isHidden() });
    }
  };
}
