import type { Socket } from '../table.svelte';
import type { ClientMessage } from '../wire/ClientMessage';
import type { ServerMessage } from '../wire/ServerMessage';

type Audience = Extract<ServerMessage, { type: 'welcome' }>['audience'];
type Scene = {
  audience: Audience;
  shared: unknown;
  own: unknown;
  now: number;
  running?: boolean;
  /** Who else is greeted how, by the token that a device shows; `''` for one without. */
  others?: Record<string, { audience: Audience; own: unknown }>;
};

/**
 * A hub that exists only in the page: greets, sends one view and answers every command. Tests and
 * fixtures give its `socket` to a Table and then say more with `send` or `end`.
 */
export class FakeHub {
  /** Everything the client said over all its sockets. */
  readonly heard: ClientMessage[] = [];
  sockets: FakeSocket[] = [];
  /** Answers commands by itself; off, they wait for `send`. */
  answers = true;
  build = 'one';
  #token = '';

  constructor(public scene: Scene) {}

  socket = (_url: string): Socket => {
    const socket = new FakeSocket(this);
    this.sockets.push(socket);
    return socket;
  };

  send(...messages: ServerMessage[]): void {
    this.sockets.at(-1)?.onmessage?.({ data: JSON.stringify(messages) });
  }

  end(code: number, reason = ''): void {
    const socket = this.sockets.at(-1);
    if (!socket) return;
    socket.readyState = 3;
    socket.onclose?.({ code, reason });
  }

  hear(message: ClientMessage): void {
    this.heard.push(message);
    const { shared, now, running = true, others } = this.scene;
    const clock = { now, running };
    if (message.type === 'hello') this.#token = message.token ?? '';
    const { audience, own } = others?.[this.#token] ?? this.scene;
    if (message.type === 'hello') {
      const welcome = { device: 'd2', game: 'council', build: this.build, clock, helper: false };
      this.send(
        { type: 'welcome', audience, ...welcome },
        { type: 'view', part: 'shared', revision: 1, view: shared },
        { type: 'view', part: 'own', revision: 1, view: own },
      );
    } else if (message.type === 'resync') {
      this.send(
        { type: 'view', part: 'shared', revision: 9, view: shared },
        { type: 'view', part: 'own', revision: 9, view: own },
      );
    } else if ('id' in message && this.answers) {
      this.send({ type: 'accepted', id: message.id });
    }
  }
}

class FakeSocket implements Socket {
  readyState = 0;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;

  constructor(private readonly hub: FakeHub) {
    queueMicrotask(() => {
      if (this.readyState !== 0) return;
      this.readyState = 1;
      this.onopen?.();
    });
  }

  send(data: string): void {
    this.hub.hear(JSON.parse(data) as ClientMessage);
  }

  close(): void {
    this.readyState = 3;
  }
}
