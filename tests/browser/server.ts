import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROGRAM = process.env.PRYTANEION ?? 'target/debug/prytaneion';

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** The real program on a port and a data folder of its own; it can be killed and started again. */
export class Server {
  #process: ChildProcess | null = null;
  controlLink = '';

  private constructor(
    readonly port: number,
    readonly data: string,
    readonly seed: number,
  ) {}

  static async start(seed: number): Promise<Server> {
    const data = mkdtempSync(join(tmpdir(), 'prytaneion-'));
    const server = new Server(await freePort(), data, seed);
    await server.again();
    return server;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts the program and waits for its Control link. */
  async again(): Promise<void> {
    const args = ['--listen', `127.0.0.1:${this.port}`, '--data', this.data];
    const child = spawn(PROGRAM, [...args, '--seed', String(this.seed)]);
    this.#process = child;
    // A test that failed leaves no server behind.
    const orphan = () => child.kill('SIGKILL');
    process.once('exit', orphan);
    child.once('exit', () => process.off('exit', orphan));
    let said = '';
    this.controlLink = await new Promise((resolve, reject) => {
      child.stdout.on('data', (bytes: Buffer) => {
        said += bytes.toString();
        const link = /http:\S+\/control#key=\S+/.exec(said)?.[0];
        if (link) resolve(link);
      });
      child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
      child.on('exit', (code) => reject(new Error(`The server ended with ${code}:\n${said}`)));
    });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
    this.#process = null;
  }

  /** As when the laptop's battery falls out. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.data, { recursive: true, force: true });
  }
}
