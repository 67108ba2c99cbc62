import './server-texts';
import { told, type Text } from '../ui/told.svelte';
import { afterClose, closeSentence } from './close';
import { Frames, unpacks } from './frames';
import { HubClock } from './hub-clock';
import { leads } from './keyring';
import { isFirst, isOpen, isQuiet } from './other-door';
import { patched } from './patch';
import { type Keys, type Past, Questions, Unanswered } from './questions';
import { tab } from './storage';
import { randomHex, uuid } from './uuid';
import { Way } from './way';
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

const PROTOCOL = 1;
const WAKE_SILENCE_MS = 700;
/** How soon a touch tries again: after an attempt that failed, and while one is under way. */
const TOUCH_MS = { failed: 250, trying: 2_000 };
const RELOAD_APART_MS = 15_000;
const RELOADED = 'reloaded';
/** The code of what the server could not read. */
const UNREAD = 'malformed';
/** After a server that is full, or that was asked too much. */
const LATER_MS = 3_000;

/** `lost` after a connection failed or ended and while the next attempt is under way. */
export type Status = 'connecting' | 'live' | 'lost' | 'closed';

/** The server's answer to a command. */
export type Answer = { ok: true } | { ok: false; code: string; sentence: string };

/** Something to tell the person who holds the device; `id` tells one from the next. */
export type Notice = { id: number; code: string; sentence: string };

export type Shared<Game> = Omit<SharedView, 'game'> & { game: Game };
export type Own<Game> = Omit<OwnView, 'game'> & { game: Game };

/** The part of WebSocket that a table needs; tests and fixtures bring their own. */
export type Socket = {
  readonly readyState: number;
  binaryType?: BinaryType;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  send(data: string): void;
  close(): void;
};

export type TableOptions = {
  code: string;
  screen: Screen;
  /** A seat's or Control's token; onlookers have none. */
  token?: string;
  /** What the device is called in Control's list. */
  device?: string;
  socket?: (url: string) => Socket;
  now?: () => number;
  reload?: () => void;
  /** Opens the page at the table's other address, once it is served there; without, the page stays. */
  move?: (base: string) => void;
  /** Whether the page may load itself again where it must, to be able to speak to the other machine. */
  renews?: boolean;
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

  status = $state<Status>('connecting');
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
  /** Why the server ended the connection for good. */
  closed = $state.raw<{ code: number; sentence: string } | null>(null);
  /** Counts Control's nudges. */
  nudges = $state(0);
  /** Whom the last nudge was for. */
  nudged = $state<string | null>(null);
  /** Whether the table's clock runs. */
  running = $state(false);
  /** Commands without an answer yet. */
  pending = $state(0);
  /** Where the table is now, if it is not where this page came from: only its live view goes on here. */
  away = $state<string | null>(null);
  /** Why the connection was lost, where the server said so: "The server restarts." */
  farewell = $state<string | null>(null);

  readonly #options: TableOptions;
  readonly #clock: HubClock;
  readonly #now: () => number;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- screens read `pending`
  readonly #waiting = new Map<string, Pending>();
  readonly #questions = new Questions((message) => {
    if (this.status === 'live') this.#send(message);
  });
  #minds: string[] = [];
  /** What entropy was last asked for, and the command that gave some. */
  #gave = { asked: '', id: '' };
  #helps = $state(false);
  #revisions: Record<Part, number | null> = { shared: null, own: null };
  #resyncing = false;
  #socket: Socket | null = null;
  readonly #way = new Way();
  /** Whether the page was loaded before the server knew of the other machine. */
  #early = false;
  #heardAt = 0;
  #triedAt = 0;
  #build: string | null = null;
  #notices = 0;
  #goodbye: { code: number; sentence: Text; address?: string } | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;

  constructor(options: TableOptions) {
    this.code = options.code;
    this.screen = options.screen;
    this.#options = options;
    this.#now = options.now ?? (() => Date.now());
    this.#clock = new HubClock(this.#now);
  }

  /** Connects and stays connected until `leave`. */
  connect(): void {
    if (typeof window !== 'undefined') {
      window.addEventListener('online', this.#wake);
      window.addEventListener('offline', this.#wake);
      window.addEventListener('pageshow', this.#wake);
      window.addEventListener('pointerdown', this.#touched, { passive: true });
      document.addEventListener('visibilitychange', this.#wake);
      document.addEventListener('visibilitychange', this.#tellHidden);
    }
    this.#open();
  }

  /** Disconnects for good. The token stays valid. */
  leave(): void {
    if (typeof window !== 'undefined') {
      window.removeEventListener('online', this.#wake);
      window.removeEventListener('offline', this.#wake);
      window.removeEventListener('pageshow', this.#wake);
      window.removeEventListener('pointerdown', this.#touched);
      document.removeEventListener('visibilitychange', this.#wake);
      document.removeEventListener('visibilitychange', this.#tellHidden);
    }
    this.status = 'closed';
    this.#drop();
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
    if (this.status === 'live') this.#send({ type: 'mind', tokens });
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
      if (this.status === 'live') this.#send(pending.message);
    });
  }

  #settle(id: string, answer: Answer): void {
    const pending = this.#waiting.get(id);
    if (!pending) return;
    this.#waiting.delete(id);
    this.pending = this.#waiting.size;
    pending.settle(answer);
    this.#settles();
  }

  #settleAll(code: string, sentence: string): void {
    for (const id of [...this.#waiting.keys()]) this.#settle(id, { ok: false, code, sentence });
    this.#questions.end(code, sentence);
  }

  #open(): void {
    this.#drop();
    this.#triedAt = this.#now();
    let socket: Socket;
    try {
      socket = (this.#options.socket ?? ((url) => new WebSocket(url) as Socket))(
        this.#way.url(this.code),
      );
    } catch {
      // Some browsers say at once that the page may not speak to the other machine.
      return this.#again();
    }
    this.#socket = socket;
    this.#goodbye = null;
    socket.onopen = () => {
      const { token = null, device = null } = this.#options;
      const lead = leads.at(this.code)?.seal;
      const known = lead === undefined ? {} : { lead };
      const packed = unpacks ? { gzip: true } : {};
      this.#send({
        type: 'hello',
        protocol: PROTOCOL,
        token,
        device,
        screen: this.screen,
        ...packed,
        ...known,
      });
    };
    socket.binaryType = 'arraybuffer';
    // What was still being unpacked when the socket was let go comes too late.
    const ifHeld = (deed: () => void): void => void (this.#socket === socket && deed());
    const frames = new Frames((json) => ifHeld(() => this.#frame(json)));
    socket.onmessage = ({ data }) => {
      this.#heardAt = this.#now();
      frames.add(data);
    };
    socket.onclose = ({ code, reason }) => {
      frames.after(() => ifHeld(() => this.#ended(code, reason)));
    };
    this.#expectWithin(this.#way.patience.welcomeMs);
  }

  /** Lets go of the socket without hearing of it again. */
  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    clearInterval(this.#pings);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    try {
      socket.close();
    } catch {
      // A socket that is not open yet may refuse; it is forgotten all the same.
    }
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #frame(text: string): void {
    let messages: ServerMessage[];
    try {
      messages = JSON.parse(text) as ServerMessage[];
    } catch {
      this.#resync();
      return;
    }
    for (const message of messages) this.#receive(message);
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
        this.running = this.#clock.running;
        return;
      case 'clock_set':
        return this.#clockTold(message.clock);
      case 'nudged':
        this.nudges += 1;
        this.nudged = message.seat;
        return;
      case 'goodbye':
        this.#goodbye = message;
        return;
      default:
        // A newer server may say more than this page knows.
        return message satisfies never;
    }
  }

  #welcomed(welcome: Extract<ServerMessage, { type: 'welcome' }>): void {
    clearTimeout(this.#silence);
    if (!this.#leads(welcome.lead)) {
      this.#drop();
      return this.#again(undefined, undefined, true);
    }
    this.audience = welcome.audience;
    this.game = welcome.game;
    this.device = welcome.device;
    this.#helps = welcome.helper;
    this.#clockTold(welcome.clock);
    this.#way.starts();
    this.#gave = { asked: '', id: '' };
    this.#revisions = { shared: null, own: null };
    this.#resyncing = false;
    const renewed = this.#build !== null && this.#build !== welcome.build;
    this.#build ??= welcome.build;
    if (renewed && this.#waiting.size === 0 && this.#reload()) return;
    this.status = 'live';
    this.away = this.#way.base;
    this.farewell = null;
    for (const { message } of this.#waiting.values()) this.#send(message);
    this.#questions.again();
    if (this.#minds.length > 0) this.mind(this.#minds);
    if (isHidden()) this.#tellHidden();
    this.#ping();
    this.#paces();
  }

  /** Whether this is the server to obey; of a house the newest lead is kept. */
  #leads(lead: LeadView | undefined): boolean {
    if (lead === undefined) return true;
    const known = leads.at(this.code);
    if (known?.house === lead.house && known.epoch > lead.epoch) return false;
    leads.keep(this.code, lead);
    return true;
  }

  /**
   * At the other machine a page moves there, so that it can be loaded again; nothing unanswered is left. One that
   * was loaded too early to speak to the other machine loads itself again, where that disturbs nobody.
   */
  #settles(): void {
    if (this.#waiting.size > 0 || this.status !== 'live') return;
    const { base, elsewhere } = this.#way;
    if (base !== null) {
      if (this.view !== null) this.#options.move?.(base);
    } else if (elsewhere !== null && this.#early && isQuiet()) {
      this.#early = false;
      if (isFirst(elsewhere)) this.#reload();
    }
  }

  /** Learns of the other machine. */
  #told(elsewhere: string | null): void {
    const before = this.#way.patience;
    const other = this.#way.learns(elsewhere);
    if (this.#way.patience !== before) this.#paces();
    if (other === null) return;
    const { renews = false, socket } = this.#options;
    if (!renews || socket !== undefined) return;
    void isOpen(other).then((open) => {
      this.#early = !open;
      this.#settles();
    });
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
      this.#told(this.view.table.elsewhere ?? null);
      this.#giveEntropy(this.view.table.fairness?.asks);
      void tableSpeaks(this.view.table.language ?? null);
    } else this.own = view as Own<OwnGame>;
    this.#settles();
  }

  /**
   * Adds to what draws come from, once for each asking and connection; the server counts a seat's first.
   * Nobody waits for the answer, and nobody need hear of a refusal.
   */
  #giveEntropy(asked: string | undefined): void {
    if (this.screen !== 'seat' || asked === undefined || asked === this.#gave.asked) return;
    this.#gave = { asked, id: uuid() };
    const command: TableCommand = { do: 'give_entropy', entropy: randomHex(16), asked };
    this.#send({ type: 'table', id: this.#gave.id, command });
  }

  /** Asks once; patches that still come on the old revision are passed over. */
  #resync(): void {
    if (this.#resyncing) return;
    this.#resyncing = true;
    this.#send({ type: 'resync' });
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
    this.running = clock.running;
  }

  #ended(code: number, reason: string): void {
    this.#drop();
    const word = this.#goodbye;
    const cause = word?.code ?? code;
    const farewell = word ? told(word.sentence) : undefined;
    const sentence = (farewell ?? reason) || closeSentence(cause);
    switch (afterClose(cause)) {
      case 'stop':
        return this.#stop(cause, sentence);
      case 'reload':
        this.#stop(cause, sentence);
        this.#reload();
        return;
      case 'elsewhere':
        return this.#follow(word?.address, sentence);
      case 'reconnect_later':
        return this.#again(LATER_MS, farewell);
      case 'reconnect':
        return this.#again(undefined, farewell);
    }
  }

  /** Goes to where the table is, if that was said, and else to the other address that is known. */
  #follow(address: string | undefined, sentence: string): void {
    if (address === undefined) return this.#again(undefined, sentence, true);
    // What is unanswered goes along over the socket, which this page may not be allowed to open there.
    if (this.#waiting.size === 0) this.#options.move?.(address);
    this.#again(undefined, sentence);
    this.#way.base = address;
  }

  #stop(code: number, sentence: string): void {
    this.closed = { code, sentence };
    this.status = 'closed';
    this.#settleAll('closed', sentence);
  }

  /** Tries again, at both machines by turns: nobody knows which of them is there. */
  #again(wait?: number, farewell?: string, turn = false): void {
    this.status = 'lost';
    if (farewell) this.farewell = farewell;
    const backoff = this.#way.again(turn);
    this.#retry = setTimeout(() => this.#open(), wait ?? backoff);
  }

  /** Once in a while at most, lest a page that stays stale loads itself for ever. */
  #reload(): boolean {
    const last = Number(tab.read(RELOADED) ?? 0);
    if (Date.now() - last < RELOAD_APART_MS) return false;
    const kept = tab.write(RELOADED, String(Date.now())) !== 'page';
    // What cannot be remembered is told from how long the page is there.
    if (!kept && performance.now() < RELOAD_APART_MS) return false;
    (this.#options.reload ?? (() => location.reload()))();
    return true;
  }

  /** Control is told when the room no longer sees the projector. */
  #tellHidden = (): void => {
    if (this.screen === 'projector' && this.status === 'live') {
      this.#send({ type: 'hidden', hidden: isHidden() });
    }
  };

  #ping(): void {
    this.#send({ type: 'ping', sent: this.#now() });
  }

  /** Where there is another server to go to, one that does not answer is soon left for it. */
  #paces(): void {
    clearInterval(this.#pings);
    this.#pings = setInterval(this.#beat, this.#way.patience.pingEveryMs);
  }

  #beat = (): void => {
    if (this.#now() - this.#heardAt > this.#way.patience.silenceMs) this.#timedOut();
    else this.#ping();
  };

  #timedOut = (): void => {
    this.#drop();
    this.#again(undefined, undefined, true);
  };

  /** The socket must say something within that time, or it is given up. */
  #expectWithin(milliseconds: number): void {
    clearTimeout(this.#silence);
    const since = this.#now();
    this.#silence = setTimeout(() => {
      if (this.status !== 'live' || this.#heardAt < since) this.#timedOut();
    }, milliseconds);
  }

  /** Whoever touches a page without a line wants it now, not when the next attempt is due. */
  #touched = (): void => {
    if (this.status !== 'lost') return;
    const patience = this.#socket === null ? TOUCH_MS.failed : TOUCH_MS.trying;
    if (this.#now() - this.#triedAt >= patience) this.#wake();
  };

  /** The network or the page came back, or may have gone: find out now. */
  #wake = (): void => {
    if (this.status === 'closed') return;
    if (this.status === 'live') {
      this.#ping();
      this.#expectWithin(WAKE_SILENCE_MS);
    } else if (document.visibilityState !== 'hidden') {
      this.#way.starts();
      this.#open();
    }
  };
}
