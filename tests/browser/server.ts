import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROGRAM = process.env.PRYTANEION ?? 'target/debug/prytaneion';

const CONTROL_LINK = /http:\S+\/control#key=\S+/;

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
  #words = '';
  controlLink = '';

  private constructor(
    readonly port: number,
    readonly data: string,
    /** For a rehearsal; without it draws come from the seed that a table is committed to. */
    readonly seed?: number,
    /** What it follows as a spare, until it takes over. */
    readonly follows?: string,
  ) {}

  /** A spare that follows a server, as soon as it has everything. */
  static async spareOf(server: Server): Promise<Server> {
    const data = mkdtempSync(join(tmpdir(), 'prytaneion-'));
    const spare = new Server(await freePort(), data, server.seed, server.controlLink);
    await spare.#says(/up to date/);
    return spare;
  }

  /** Takes the place of the server that it follows. */
  async takeOver(): Promise<void> {
    const args = ['take-over', '--listen', `127.0.0.1:${this.port}`, '--data', this.data];
    execFileSync(PROGRAM, args);
    this.controlLink = await this.#said(CONTROL_LINK);
  }

  static async start(seed?: number): Promise<Server> {
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
    this.controlLink = await this.#says(CONTROL_LINK);
  }

  /** Starts the program and waits for what it says. */
  #says(what: RegExp): Promise<string> {
    const args = ['--listen', `127.0.0.1:${this.port}`, '--data', this.data];
    const follow = this.follows === undefined ? [] : ['follow', this.follows];
    const seed = this.seed === undefined ? [] : ['--seed', String(this.seed)];
    const child = spawn(PROGRAM, [...follow, ...args, ...seed]);
    this.#process = child;
    // A test that failed leaves no server behind.
    const orphan = () => child.kill('SIGKILL');
    process.once('exit', orphan);
    child.once('exit', () => process.off('exit', orphan));
    this.#words = '';
    const hear = (bytes: Buffer) => (this.#words += bytes.toString());
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    return this.#said(what);
  }

  /** What the program has said, or says next. */
  #said(what: RegExp): Promise<string> {
    const child = this.#process;
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = what.exec(this.#words)?.[0];
        if (found) resolve(found);
      };
      look();
      child?.stdout?.on('data', look);
      child?.on('exit', (code) => reject(new Error(`The server ended with ${code}:\n${this.#words}`)));
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
