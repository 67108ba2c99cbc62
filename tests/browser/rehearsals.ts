import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

import { type Browser, expect, type Page } from '@playwright/test';

const WEB = join(import.meta.dirname, '..', '..', 'web');

/** The pages as their developers see them: any recorded situation on the projector, without a server. */
export class Rehearsals {
  private constructor(
    private readonly vite: ChildProcess,
    readonly origin: string,
  ) {}

  static async start(): Promise<Rehearsals> {
    const bin = join(WEB, 'node_modules', 'vite', 'bin', 'vite.js');
    // A cache of its own: whoever develops beside the test keeps theirs.
    const vite = spawn(process.execPath, [bin, '--port', '0', '--host', '127.0.0.1'], {
      cwd: WEB,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    });
    const origin = await new Promise<string>((found, lost) => {
      let said = '';
      vite.stdout?.on('data', (part: Buffer) => {
        said += String(part);
        const at = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
        if (at) found(at[0]);
      });
      vite.once('exit', (code) => lost(new Error(`Vite ended with ${code}: ${said}`)));
    });
    return new Rehearsals(vite, origin);
  }

  /** The projector with that situation on it; `play` goes on to another. */
  async projector(browser: Browser, first: string): Promise<Stage> {
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
    await page.goto(`${this.origin}/projector/?rehearse=${first}`);
    const staged = page.locator('[data-scene]:not([data-scene="none"])');
    await expect(staged).toBeVisible({ timeout: 60_000 });
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    return new Stage(page);
  }

  stop(): void {
    this.vite.removeAllListeners('exit');
    this.vite.kill();
  }
}

/** A projector on which one situation follows the other. */
export class Stage {
  constructor(readonly page: Page) {}

  /** The page speaks this language from now on; what the scenario says stays as it was written. */
  async speak(language: string): Promise<void> {
    await this.page.evaluate(async (wanted) => {
      // The page's own part, as Vite serves it.
      const file = '/src/ui/language.svelte.ts';
      const part = (await import(file)) as { speak: (language: string) => Promise<void> };
      await part.speak(wanted);
    }, language);
  }

  async play(name: string): Promise<void> {
    await this.page.evaluate(
      (wanted) => (window as unknown as { rehearse: (name: string) => void }).rehearse(wanted),
      name,
    );
  }
}
