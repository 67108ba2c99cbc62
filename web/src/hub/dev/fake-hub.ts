import type { Socket } from '../table.svelte';
import type { ClientMessage, LeadView, ServerMessage } from '../../wire/hub';

type Audience = Extract<ServerMessage, { type: 'welcome' }>['audience'];
type Scene = {
  audience: Audience;
  shared: unknown;
  own: unknown;
  now: number;
  running?: boolean;
  /** Who else is greeted how, by the token that a device shows; `''` for one without. */
  others?: Record<string, { audience: Audience; own: unknown }>;
  /** Whether the device only helps. */
  helper?: boolean;
  /** What was so after an entry; refused where it is absent. */
  past?: (to: number) => Omit<Extract<ServerMessage, { type: 'past' }>, 'type' | 'to'>;
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
  /** What is played there. */
  game = 'council';
  /** Who leads, as the next welcome says. */
  lead: LeadView | undefined;
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
    const { shared, now, running = true, others, helper = false } = this.scene;
    const clock = { now, running };
    if (message.type === 'hello') this.#token = message.token ?? '';
    const { audience, own } = others?.[this.#token] ?? this.scene;
    if (message.type === 'hello') {
      const device = audience === 'control' ? 'd1' : 'd2';
      const lead = this.lead === undefined ? {} : { lead: this.lead };
      const welcome = { device, game: this.game, build: this.build, clock, helper, ...lead };
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
    } else if (!this.answers || message.type === 'ping' || message.type === 'mind') {
      return;
    } else if (message.type === 'look_back') {
      this.#lookBack(message.to);
    } else if (message.type === 'points') {
      this.send({ type: 'points', before: message.before, points: [] });
    } else if (message.type === 'keys') {
      this.send({ type: 'keys', control: 'ticket-control', helper: 'ticket-helper' });
    } else if (message.type !== 'draft' && message.type !== 'hidden') {
      this.send({ type: 'accepted', id: message.id });
    }
  }

  #lookBack(to: number): void {
    const past = this.scene.past?.(to);
    if (past) this.send({ type: 'past', to, ...past });
    else
      this.send({
        type: 'refused',
        id: null,
        code: 'no_entry',
        sentence: 'There is no such entry to look back at.',
      });
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
