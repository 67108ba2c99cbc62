import { told, type Text } from '../ui/told.svelte';
import { afterClose, CLOSE, closeSentence } from './close';
import { Frames } from './frames';
import { isFirst, isOpen, isQuiet } from './other-door';
import { tab } from './storage';
import { Way } from './way';
import type { ClientMessage, ServerMessage } from '../wire/hub';

const WAKE_SILENCE_MS = 700;
/** How soon a touch tries again: after an attempt that failed, and while one is under way. */
const TOUCH_MS = { failed: 250, trying: 2_000 };
const RELOAD_APART_MS = 15_000;
const RELOADED = 'reloaded';
/** After a server that is full, or that was asked too much. */
const LATER_MS = 3_000;
/** From this close code on it is the server that ended the connection, and says why. */
const SAID = 4_000;
/** How often a page looks whether a table that was not there has come back: seldom, for each look is a wrong code. */
const ABSENT_MS = 60_000;
/** How soon a touch looks for it. */
const ABSENT_TOUCH_MS = 5_000;

/** `lost` after a connection failed or ended and while the next attempt is under way. */
export type Status = 'connecting' | 'live' | 'lost' | 'closed';

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

export type LineOptions = {
  code: string;
  socket?: (url: string) => Socket;
  now?: () => number;
  reload?: () => void;
  /** Opens the page at the table's other address, once it is served there; without, the page stays. */
  move?: (base: string) => void;
  /** Whether the page may load itself again where it must, to be able to speak to the other machine. */
  renews?: boolean;
};

/** Whoever speaks over a line. */
type Speaker = {
  /** What it says first over each connection. */
  hello: () => ClientMessage;
  hears: (message: ServerMessage) => void;
  /** What came could not be read. */
  garbled: () => void;
  /** Whether something that it said is unanswered. */
  waits: () => boolean;
  /** The server ended the connection for good. */
  ended: (sentence: string) => void;
};

/**
 * The connection to the server that has a table: opened again after each end, there or at the table's other
 * address, until it is left or the server ends it for good. What is said over it is the speaker's.
 */
export class Line {
  status = $state<Status>('connecting');
  /** Where the table is now, if it is not where this page came from: only its live view goes on here. */
  away = $state<string | null>(null);
  /** Why the connection was lost, where the server said so: "The server restarts." */
  farewell = $state<string | null>(null);
  /** Whether the table is put away, as the server said last. */
  archived = $state(false);
  /** Whether nobody has answered since the connection was lost. */
  unanswered = $state(false);
  /** Why the server ended the connection for good. An absent table may come back, restored from its file. */
  closed = $state.raw<{ code: number; sentence: string } | null>(null);

  readonly now: () => number;
  readonly #options: LineOptions;
  readonly #speaker: Speaker;
  readonly #way = new Way();
  #socket: Socket | null = null;
  /** Whether a view came over it: before that the page has nothing to go on with elsewhere. */
  #shown = false;
  /** Whether the page was loaded before the server knew of the other machine. */
  #early = false;
  #heardAt = 0;
  #triedAt = 0;
  #build: string | null = null;
  #goodbye: { code: number; sentence: Text; address?: string } | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;

  constructor(options: LineOptions, speaker: Speaker) {
    this.#options = options;
    this.#speaker = speaker;
    this.now = options.now ?? (() => Date.now());
  }

  /** Connects and stays connected until `leave`. */
  connect(): void {
    if (typeof window !== 'undefined') {
      window.addEventListener('online', this.#wake);
      window.addEventListener('offline', this.#wake);
      window.addEventListener('pageshow', this.#wake);
      window.addEventListener('pointerdown', this.#touched, { passive: true });
      document.addEventListener('visibilitychange', this.#wake);
    }
    this.#open();
  }

  /** Disconnects for good. */
  leave(): void {
    if (typeof window !== 'undefined') {
      window.removeEventListener('online', this.#wake);
      window.removeEventListener('offline', this.#wake);
      window.removeEventListener('pageshow', this.#wake);
      window.removeEventListener('pointerdown', this.#touched);
      document.removeEventListener('visibilitychange', this.#wake);
    }
    this.status = 'closed';
    this.#drop();
  }

  /** Says it if a socket is open; else it is lost. */
  send(message: ClientMessage): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  /** The server let this page in. False where the page loads itself again, being older than the server. */
  welcomed(build: string): boolean {
    clearTimeout(this.#silence);
    this.#way.starts();
    const renewed = this.#build !== null && this.#build !== build;
    this.#build ??= build;
    if (renewed && !this.#speaker.waits() && this.#reload()) return false;
    this.status = 'live';
    this.closed = null;
    this.away = this.#way.base;
    this.farewell = null;
    this.#says(null);
    return true;
  }

  /** Pings from now on. */
  beats(): void {
    this.#ping();
    this.#paces();
  }

  /** Leaves the server that answered for the other one. */
  turns(): void {
    this.#drop();
    this.#again(undefined, undefined, true);
  }

  /** A view came, which names the table's other address. */
  learns(elsewhere: string | null): void {
    this.#shown = true;
    const before = this.#way.patience;
    const other = this.#way.learns(elsewhere);
    if (this.#way.patience !== before) this.#paces();
    const { renews = false, socket } = this.#options;
    if (other === null || !renews || socket !== undefined) return;
    void isOpen(other).then((open) => {
      this.#early = !open;
      this.rests();
    });
  }

  /**
   * Where nothing is unanswered: at the other machine a page moves there, so that it can be loaded again. One that
   * was loaded too early to speak to the other machine loads itself again, where that disturbs nobody.
   */
  rests(): void {
    if (this.#speaker.waits() || this.status !== 'live') return;
    const { base, elsewhere } = this.#way;
    if (base !== null) {
      if (this.#shown) this.#options.move?.(base);
    } else if (elsewhere !== null && this.#early && isQuiet()) {
      this.#early = false;
      if (isFirst(elsewhere)) this.#reload();
    }
  }

  #open(): void {
    this.#drop();
    this.#triedAt = this.now();
    const { socket: make = (url: string) => new WebSocket(url) as Socket, code } = this.#options;
    let socket: Socket;
    try {
      socket = make(this.#way.url(code));
    } catch {
      // Some browsers say at once that the page may not speak to the other machine.
      return this.#again();
    }
    this.#socket = socket;
    this.#goodbye = null;
    this.unanswered = true;
    socket.onopen = () => this.send(this.#speaker.hello());
    socket.binaryType = 'arraybuffer';
    // What was still being unpacked when the socket was let go comes too late.
    const ifHeld = (deed: () => void): void => void (this.#socket === socket && deed());
    const frames = new Frames((json) => ifHeld(() => this.#frame(json)));
    socket.onmessage = ({ data }) => {
      this.#heardAt = this.now();
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

  #frame(text: string): void {
    let messages: ServerMessage[];
    try {
      messages = JSON.parse(text) as ServerMessage[];
    } catch {
      return this.#speaker.garbled();
    }
    for (const message of messages) {
      if (message.type === 'goodbye') this.#goodbye = message;
      this.#speaker.hears(message);
    }
  }

  #ended(code: number, reason: string): void {
    this.#drop();
    const word = this.#goodbye;
    const cause = word?.code ?? code;
    if (cause >= SAID) this.#says(cause);
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
        return this.#again(this.#isAbsent ? ABSENT_MS : LATER_MS, farewell);
      case 'reconnect':
        return this.#again(undefined, farewell);
    }
  }

  /** Heard from the server: how it ended the connection, or that it let this page in. */
  #says(cause: number | null): void {
    this.unanswered = false;
    this.archived = cause === CLOSE.archived;
  }

  /** Goes to where the table is, if that was said, and else to the other address that is known. */
  #follow(address: string | undefined, sentence: string): void {
    if (address === undefined) return this.#again(undefined, sentence, true);
    // What is unanswered goes along over the socket, which this page may not be allowed to open there.
    if (!this.#speaker.waits()) this.#options.move?.(address);
    this.#again(undefined, sentence);
    this.#way.base = address;
  }

  #stop(code: number, sentence: string): void {
    this.closed = { code, sentence };
    this.status = 'closed';
    this.#speaker.ended(sentence);
    if (code === CLOSE.noTable) this.#looksLater();
  }

  /** Whether the table was not there, and is looked for. */
  get #isAbsent(): boolean {
    return this.closed?.code === CLOSE.noTable;
  }

  /** A page that nobody sees waits until it is seen. */
  #looksLater(): void {
    this.#retry = setTimeout(() => {
      if (document.visibilityState === 'hidden') this.#looksLater();
      else this.#open();
    }, ABSENT_MS);
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

  #ping(): void {
    this.send({ type: 'ping', sent: this.now() });
  }

  /** Where there is another server to go to, one that does not answer is soon left for it. */
  #paces(): void {
    clearInterval(this.#pings);
    this.#pings = setInterval(this.#beat, this.#way.patience.pingEveryMs);
  }

  #beat = (): void => {
    if (this.now() - this.#heardAt > this.#way.patience.silenceMs) this.turns();
    else this.#ping();
  };

  /** The socket must say something within that time, or it is given up. */
  #expectWithin(milliseconds: number): void {
    clearTimeout(this.#silence);
    const since = this.now();
    this.#silence = setTimeout(() => {
      if (this.status !== 'live' || this.#heardAt < since) this.turns();
    }, milliseconds);
  }

  /** Whoever touches a page without a line wants it now, not when the next attempt is due. */
  #touched = (): void => {
    if (this.#isAbsent) return this.#wake();
    if (this.status !== 'lost') return;
    const patience = this.#socket === null ? TOUCH_MS.failed : TOUCH_MS.trying;
    if (this.now() - this.#triedAt >= patience) this.#wake();
  };

  /** The network or the page came back, or may have gone: find out now. */
  #wake = (): void => {
    if (this.#isAbsent) {
      const seen = document.visibilityState !== 'hidden';
      if (seen && this.now() - this.#triedAt >= ABSENT_TOUCH_MS) this.#open();
      return;
    }
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
