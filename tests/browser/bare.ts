import { randomUUID } from 'node:crypto';

import { expect } from '@playwright/test';

import { SOON, Watch } from './watch';

/* eslint-disable @typescript-eslint/no-explicit-any */
type Json = any;

const AGAIN_MS = 100;
/** Who is silent for four times as long is taken for gone. */
const PING_MS = 5_000;

/** A seat at which nobody looks: it sends what its phone would send and draws nothing. */
export class Bare {
  readonly watch = new Watch();
  readonly #answers = new Map<string, (message: Json) => void>();
  readonly #pings = setInterval(() => this.#say({ type: 'ping', sent: Date.now() }), PING_MS);
  #socket!: WebSocket;
  #left = false;

  private constructor(
    readonly seat: string,
    readonly url: string,
    readonly token: string,
  ) {
    this.#open();
  }

  /** Takes a free seat, as a phone does that has typed the code. */
  static async join(origin: string, code: string, seat: string): Promise<Bare> {
    const answer = await fetch(`${origin}/api/tables/${code}/seats/${seat}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ device: `Bare ${seat}` }),
    });
    expect(answer.status, `the ${seat} take their seat`).toBe(201);
    const { token } = (await answer.json()) as { token: string };
    const bare = new Bare(seat, `${origin.replace('http', 'ws')}/ws/${code}`, token);
    await expect.poll(() => bare.watch.own.game, SOON).toBeTruthy();
    return bare;
  }

  #open(): void {
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#say({ type: 'hello', protocol: 1, screen: 'seat', token: this.token });
    };
    socket.onmessage = ({ data }) => {
      this.watch.take(String(data));
      for (const message of JSON.parse(String(data)) as Json[]) {
        this.#answers.get(message.id)?.(message);
      }
    };
    // The server may have been killed: it is there again before long.
    socket.onclose = socket.onerror = () => {
      socket.onclose = socket.onerror = null;
      for (const settle of this.#answers.values()) settle({ type: 'lost' });
      this.#answers.clear();
      if (!this.#left) setTimeout(() => this.#open(), AGAIN_MS);
    };
  }

  #say(message: Json): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Takes an action that the view offers to the seat, until one is accepted: a view may be on its way. */
  async choose(key: string): Promise<void> {
    const offer = () => this.watch.own.game?.actions.find((row: Json) => row.key === key);
    await expect(async () => {
      expect(offer(), `${key} is offered to the ${this.seat}`).toBeTruthy();
      const answer = await this.play(offer().command);
      expect(answer, `${key} of the ${this.seat}`).toMatchObject({ type: 'accepted' });
    }).toPass({ ...SOON, timeout: 15_000 });
  }

  /** Sends a command; the server's answer. */
  async play(command: Json): Promise<Json> {
    expect(this.#socket.readyState, `the ${this.seat} are connected`).toBe(WebSocket.OPEN);
    const id = randomUUID();
    const answer = new Promise<Json>((settle) => this.#answers.set(id, settle));
    this.#say({ type: 'play', id, command });
    return answer;
  }

  bid(horses: number): Promise<void> {
    return this.choose(`bid:${horses}`);
  }

  vote(pick: 'yes' | 'no'): Promise<void> {
    return this.choose(`vote:${pick}`);
  }

  ready(): Promise<void> {
    return this.choose('ready');
  }

  /** Puts the chosen of the face-up events before the council. */
  events(chosen: string[]): Promise<void> {
    return this.choose(`events:${chosen.join('+')}`);
  }

  /** Whatever comes first of what is picked and confirmed. */
  async first(): Promise<void> {
    const picked = () => this.watch.own.game.actions.find(({ key }: Json) => /^(prytanis|put|tie):/.test(key));
    await expect.poll(picked, SOON).toBeTruthy();
    await this.choose(picked().key);
  }

  leave(): void {
    this.#left = true;
    clearInterval(this.#pings);
    this.#socket.close();
  }
}
