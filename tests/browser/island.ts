import { type Browser, expect } from '@playwright/test';

import { Screen } from './room';
import { Server } from './server';
import { SOON, Watch } from './watch';

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1366, height: 768 };
const WALL = { width: 1920, height: 1080 };

/** What a seat may touch, the first that it can: what a question asks for, and what goes on. */
const TOUCHES: Record<string, string[]> = {
  statue: ['statue-*', 'choose-statue'],
  order: ['set-compass'],
  compass: ['set-compass'],
  movement: ['finish', 'next'],
  answer: ['way-retreat', 'way-fight', 'answer'],
  commit: ['commit'],
  zeus: ['use-zeus'],
  keep: ['keep-*'],
  lose: ['lose'],
  sinking: ['goal-*', 'pass', 'sink'],
  boarding: ['board'],
};

/** A table of Atlantida: Control, the phones of some seats and a board. */
export class Table {
  readonly phones = new Map<string, Screen>();
  board!: Screen;

  private constructor(
    readonly browser: Browser,
    readonly server: Server,
    readonly control: Screen,
  ) {}

  static async made(browser: Browser, server: Server): Promise<Table> {
    const control = await Screen.open(browser, server.controlLink, LAPTOP);
    await control.touch('scenario-atlantida');
    await control.touch('make-table');
    await expect.poll(() => control.watch.game?.asked.stage).toBe('lobby');
    return new Table(browser, server, control);
  }

  get watch(): Watch {
    return this.control.watch;
  }

  get code(): string {
    return this.watch.shared.table.code as string;
  }

  get stage(): string {
    return this.watch.game.asked.stage as string;
  }

  async openBoard(): Promise<void> {
    this.board = await Screen.open(this.browser, `${this.server.origin}/projector/${this.code}`, WALL);
  }

  /** Somebody scans the board's code and takes a seat: three touches. */
  async join(faction: string): Promise<Screen> {
    const phone = await Screen.open(this.browser, `${this.server.origin}/j/${this.code}`, PHONE, true);
    await phone.touch(`seat-${faction}`);
    await phone.touch('take-seat');
    await expect(phone.id('question')).toBeVisible();
    this.phones.set(faction, phone);
    return phone;
  }

  phone(faction: string): Screen {
    const phone = this.phones.get(faction);
    if (!phone) throw new Error(`nobody sits for ${faction}`);
    return phone;
  }

  player(faction: string) {
    return this.watch.game.players.find((row: { faction: string }) => row.faction === faction);
  }

  /** Control leaves a seat to the steward, before the game or in it. */
  async steward(faction: string): Promise<void> {
    await this.control.touch(`open-${faction}`);
    await this.control.touch('steward');
    await expect.poll(() => this.watch.own.game.absent).toContain(faction);
    await this.control.page.keyboard.press('Escape');
  }

  async begin(): Promise<void> {
    await this.control.touch('next');
    await expect.poll(() => this.stage).not.toBe('lobby');
  }

  /** Whoever is awaited does what is asked with the fewest touches, until it is so. */
  async playUntil(is: () => boolean): Promise<void> {
    for (let touches = 0; touches < 2_000; touches++) {
      if (is()) return;
      const [duty] = this.watch.game.asked.duties as { faction: string }[];
      if (!duty) return;
      await this.touchOn(duty.faction);
    }
    throw new Error(`the game did not come there: ${this.stage}`);
  }

  /** One touch of a seat that is awaited, or a few that belong together. */
  async touchOn(faction: string): Promise<void> {
    const phone = this.phone(faction);
    const { step } = this.watch.game.asked;
    await expect.poll(() => phone.watch.game.asked.step, SOON).toBeGreaterThanOrEqual(step);
    const question = await phone.id('question').getAttribute('data-question');
    if (question === 'waiting') return;
    if (await phone.id('finish-now').isVisible()) return this.#press(phone, 'finish-now');
    const early = phone.id('more');
    const wanted = TOUCHES[question ?? ''];
    if (!wanted && (await early.isVisible())) {
      await early.click();
      await phone.touch('finish-early');
      return this.#press(phone, 'finish-now');
    }
    for (const testid of wanted ?? []) {
      const one = testid.endsWith('*') ? `[data-testid^="${testid.slice(0, -1)}"]` : `[data-testid="${testid}"]`;
      const button = phone.page.locator(`${one}:enabled`).first();
      if ((await button.isVisible()) && !(await this.#isPicked(button))) return this.#press(phone, one);
    }
    throw new Error(`${faction} finds nothing to touch where ${question} is asked`);
  }

  async #isPicked(button: ReturnType<Screen['id']>): Promise<boolean> {
    const is = ['aria-checked', 'aria-pressed'];
    const all = await Promise.all(is.map((name) => button.getAttribute(name)));
    return all.includes('true');
  }

  /** Presses, and presses again what asks whether it is meant; until the phone or the table is elsewhere. */
  async #press(phone: Screen, what: string): Promise<void> {
    const one = phone.page.locator(what.startsWith('[') ? `${what}:enabled` : `[data-testid="${what}"]:enabled`).first();
    await one.click();
    // What cannot be undone is pressed twice.
    if (await one.evaluate((button) => button.classList.contains('hold')).catch(() => false)) {
      await one.click().catch(() => undefined);
    }
    await phone.page.waitForTimeout(60);
  }

  async close(): Promise<void> {
    for (const context of this.browser.contexts()) await context.close();
    await this.server.stop();
  }
}
