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
  answer: ['way-nothing', 'answer'],
  commit: ['commit'],
  zeus: ['way-none', 'use-zeus'],
  keep: ['keep-*'],
  lose: ['lose'],
  sinking: ['goal-*', 'pass', 'sink'],
  boarding: ['board'],
};

/** What leads through a phase with nothing done that may be left. */
const GOES_ON = ['place', 'grow', 'offer', 'react', 'ship', 'next', 'finish'];

/** A table of Atlantida: Control, the phones of some seats and a board. */
export class Table {
  readonly phones = new Map<string, Screen>();
  board!: Screen;
  /** Called before what is asked for the first time is answered. */
  onasked: (question: string, phone: Screen) => Promise<void> = async () => undefined;
  readonly #asked = new Set<string>();

  private constructor(
    readonly browser: Browser,
    readonly server: Server,
    readonly control: Screen,
  ) {}

  static async made(browser: Browser, server: Server): Promise<Table> {
    const context = await browser.newContext({ viewport: LAPTOP });
    // What Control's page is connected by, so that a test can put figures where it needs them.
    await context.addInitScript(() => {
      const Socket = window.WebSocket;
      const kept = window as unknown as { socket: WebSocket };
      window.WebSocket = class extends Socket {
        constructor(url: string | URL, protocols?: string | string[]) {
          super(url, protocols);
          kept.socket = this;
        }
      };
    });
    const control = await Screen.over(context, server.controlLink);
    await control.touch('scenario-atlantida');
    await control.touch('make-table');
    await expect.poll(() => control.watch.game?.asked.stage).toBe('lobby');
    const table = new Table(browser, server, control);
    // A busy machine is slower than people are.
    for (const clock of ['move', 'answer', 'improve', 'decide']) {
      await table.sends({ do: 'change_setting', key: `${clock}_seconds`, value: 3600 });
    }
    return table;
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

  /** Control sends a command. */
  async sends(command: object): Promise<void> {
    const before = this.control.watch.frames.length;
    await this.control.page.evaluate((command) => {
      const { socket } = window as unknown as { socket: WebSocket };
      socket.send(JSON.stringify({ type: 'play', id: crypto.randomUUID(), command }));
    }, command);
    await expect.poll(() => this.control.watch.frames.slice(before).join(), SOON).toContain('"accepted"');
  }

  /** Control puts a figure as the test needs it. */
  corrects(what: object): Promise<void> {
    return this.sends({ do: 'correct', what, reason: 'As the test needs it' });
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

  /** Somebody who sits there begins; it is pressed twice, for it cannot be undone. */
  async begin(): Promise<void> {
    const [phone] = this.phones.values();
    for (const _ of [1, 2]) await phone?.touch('begin');
    await expect.poll(() => this.stage).not.toBe('lobby');
  }

  /** Control begins, with those of the steward too. */
  async controlBegins(): Promise<void> {
    await this.control.touch('next');
    await expect.poll(() => this.stage).not.toBe('lobby');
  }

  /**
   * From B2 the attacker attacks the defender at C2 with two arms: each has five people and six arms there, and no
   * creature disturbs them. `before` is called before the touch that seals.
   */
  async attack(attacker: string, defender: string, before = async (_: Screen) => {}): Promise<Screen> {
    for (const hex of ['B2', 'C2']) await this.corrects({ figure: 'creature', hex, lives: false });
    for (const [faction, place] of [[attacker, 'B2'], [defender, 'C2']]) {
      await this.corrects({ figure: 'units', faction, place, pops: 5, leaders: 1, at_site: true });
      await this.corrects({ figure: 'stock', faction, stock: 'arms', to: 6 });
    }
    const phone = this.phone(attacker);
    const reach = () => phone.watch.own.game.hand.reach as { from: string; attack: object | null }[];
    await expect.poll(() => reach().some(({ from, attack }) => from === 'B2' && attack)).toBe(true);
    await phone.touch('leader-B2');
    await phone.page.locator('[data-testid="map"] [data-hex="C2"]').click();
    for (const _ of [1, 2]) await phone.id('arms').getByRole('button').nth(1).click();
    await before(phone);
    // What cannot be undone is pressed twice.
    for (const _ of [1, 2]) await phone.touch('attack');
    await expect.poll(() => this.watch.game.battle?.locked).toContain(attacker);
    return phone;
  }

  /** Whoever is awaited does what is asked with the fewest touches, until it is so. */
  async playUntil(is: () => boolean): Promise<void> {
    // A phone that has just sent something waits for its answer.
    for (let waits = 0; waits < 100; waits++) {
      if (is()) return;
      const [duty] = this.watch.game.asked.duties as { faction: string }[];
      if (duty && (await this.#touches(this.phone(duty.faction)))) waits = 0;
      else await this.control.page.waitForTimeout(50);
    }
    const asked = this.watch.game.asked.duties[0]?.faction as string;
    throw new Error(`${asked} finds nothing to touch: ${await this.phone(asked).id('question').getAttribute('data-question')}`);
  }

  /** One touch of a seat that is awaited; whether there was something to touch. */
  async #touches(phone: Screen): Promise<boolean> {
    const { step } = this.watch.game.asked;
    await expect.poll(() => phone.watch.game.asked.step, SOON).toBeGreaterThanOrEqual(step);
    const question = await phone.id('question').getAttribute('data-question');
    if (question === null || question === 'waiting') return false;
    if (!this.#asked.has(question)) {
      this.#asked.add(question);
      await this.onasked(question, phone);
    }
    const wanted = ['finish-now', ...(TOUCHES[question] ?? GOES_ON)].map((testid) =>
      testid.endsWith('*') ? `[data-testid^="${testid.slice(0, -1)}"]:enabled` : `[data-testid="${testid}"]:enabled`,
    );
    const found = await phone.page.evaluate((all) => {
      const isOpen = (button: Element | null) =>
        button instanceof HTMLElement &&
        button.offsetParent !== null &&
        button.ariaChecked !== 'true' &&
        button.ariaPressed !== 'true';
      const one = all.find((of) => isOpen(document.querySelector(of)));
      return one === undefined ? null : { one, twice: document.querySelector(one)?.matches('.hold') };
    }, wanted);
    if (!found) return false;
    const button = phone.page.locator(found.one).first();
    // Somebody else may be quicker, or time: then it is looked at anew.
    const soon = { timeout: 2_000 };
    // What cannot be undone is pressed twice.
    const touch = async () => {
      await button.click(soon);
      if (found.twice) await button.click(soon);
      return true;
    };
    return touch().catch(() => false);
  }

  async close(): Promise<void> {
    for (const context of this.browser.contexts()) await context.close();
    await this.server.stop();
  }
}
