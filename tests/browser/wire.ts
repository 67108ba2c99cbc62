import { connect, createServer, type Server as Tcp, type Socket } from 'node:net';

/** A network path to a server that can be cut, as when a phone leaves the hall. */
export class Wire {
  readonly #open = new Set<Socket>();
  #cut = false;

  private constructor(
    readonly tcp: Tcp,
    readonly port: number,
  ) {}

  static async to(port: number): Promise<Wire> {
    const tcp = createServer();
    await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve));
    const address = tcp.address();
    const wire = new Wire(tcp, typeof address === 'object' && address ? address.port : 0);
    tcp.on('connection', (near) => wire.#join(near, port));
    return wire;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  #join(near: Socket, port: number): void {
    if (this.#cut) {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      this.#open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.#open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  }

  cut(): void {
    this.#cut = true;
    for (const socket of this.#open) socket.destroy();
  }

  mend(): void {
    this.#cut = false;
  }

  /** Nothing comes through, and nothing is lost: what was sent meanwhile comes with `release`. */
  hold(): void {
    for (const socket of this.#open) socket.pause();
  }

  release(): void {
    for (const socket of this.#open) socket.resume();
  }

  close(): void {
    this.cut();
    this.tcp.close();
  }
}
