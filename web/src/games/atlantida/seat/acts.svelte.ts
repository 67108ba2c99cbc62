import type { TableOfScene } from './scene';

/** What a seat sends: one thing at a time, however often it is pressed. */
export class Acts {
  busy = $state(false);

  constructor(private readonly table: Pick<TableOfScene, 'open' | 'play'>) {}

  /** Whether nothing can be sent. */
  get off(): boolean {
    return this.busy || !this.table.open;
  }

  /** Sends a command; whether the table took it. */
  async send(command: object): Promise<boolean> {
    if (this.off) return false;
    this.busy = true;
    const { ok } = await this.table.play(command);
    this.busy = false;
    return ok;
  }
}
