import { type Browser, type BrowserContext, type Page, expect } from '@playwright/test';

import { Bare } from './bare';
import { Server } from './server';
import { SOON, Watch } from './watch';

export const SEATS = [
  'amazons',
  'aristocrats',
  'democrats',
  'medes',
  'monarchists',
  'oligarchs',
  'theocrats',
  'tyrants',
] as const;
export type Seat = (typeof SEATS)[number];

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1366, height: 768 };
const WALL = { width: 1920, height: 1080 };

/** A page with a browser context of its own, and what it has been sent. */
export class Screen {
  readonly watch: Watch;

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    this.watch = Watch.of(page);
  }

  static async open(
    browser: Browser,
    url: string,
    viewport: { width: number; height: number },
    touch = false,
  ): Promise<Screen> {
    return Screen.over(await browser.newContext({ viewport, hasTouch: touch }), url);
  }

  /** The same in a browser that was made ready. */
  static async over(context: BrowserContext, url: string): Promise<Screen> {
    const page = await context.newPage();
    const screen = new Screen(context, page);
    page.on('pageerror', (error) => {
      throw new Error(`${page.url()}: ${error.stack}`);
    });
    page.on('console', (said) => {
      // Whatever a page would load or run that the server's policy forbids.
      // A page that was loaded before there was a spare asks whether it may speak to that.
      const text = said.text();
      if (text.includes('Content Security Policy') && !text.includes('/ws/spare')) {
        throw new Error(`${page.url()}: ${text}`);
      }
    });
    await page.goto(url);
    return screen;
  }

  id(testid: string) {
    return this.page.getByTestId(testid).first();
  }

  async touch(testid: string): Promise<void> {
    await this.id(testid).click();
  }
}

/** An Archon's phone: what it would touch. */
export class Phone {
  constructor(
    readonly seat: string,
    readonly screen: Screen,
  ) {}

  get page(): Page {
    return this.screen.page;
  }

  get watch(): Watch {
    return this.screen.watch;
  }

  touch(testid: string): Promise<void> {
    return this.screen.touch(testid);
  }

  /** Picks one of several and confirms. */
  async choose(key: string): Promise<void> {
    await this.touch(`pick-${key.replaceAll(':', '-')}`);
    await this.touch('confirm');
  }

  /** Puts the chosen of the face-up events before the council; where all must be chosen there is nothing to pick. */
  async events(chosen: string[], all: boolean): Promise<void> {
    if (!all) for (const id of chosen) await this.touch(`pick-${id}`);
    await this.touch('confirm');
  }

  /** Whatever comes first of what is picked and confirmed. */
  async first(): Promise<void> {
    await this.page.locator('[data-testid^="pick-"]').first().click();
    await this.touch('confirm');
  }

  async bid(horses: number): Promise<void> {
    await this.touch(`bid-${horses}`);
    await this.#sealed();
  }

  async vote(pick: 'yes' | 'no'): Promise<void> {
    await this.touch(`vote-${pick}`);
    await this.#sealed();
  }

  /** Until the server has what was chosen: before that a reload would take it away. */
  async #sealed(): Promise<void> {
    await expect(this.screen.id('sealed')).toHaveAttribute('aria-busy', 'false');
  }

  /** From now on the phone keeps another choice than it sealed last, and counts how often it rings for it. */
  async remembers(choice: string, words: string): Promise<void> {
    const answered = () => localStorage.getItem('prytaneion.seals')?.includes('"sent":false');
    await this.page.waitForFunction(answered);
    await this.page.evaluate(
      ([choice, words]) => {
        const all = JSON.parse(localStorage.getItem('prytaneion.seals') ?? '{}');
        const seats = Object.values(all as object).flatMap(({ seats }) => Object.values(seats));
        const last = (seats as object[][]).flat().at(-1);
        Object.assign(last ?? {}, { choice, words, commitment: '0'.repeat(64) });
        localStorage.setItem('prytaneion.seals', JSON.stringify(all));
        const counting = window as unknown as { knocks: number };
        counting.knocks = 0;
        navigator.vibrate = (pattern) => {
          if (Array.isArray(pattern) && pattern.length > 5) counting.knocks += 1;
          return true;
        };
      },
      [choice, words] as const,
    );
  }

  /** How often it has rung. */
  knocks(): Promise<number> {
    return this.page.evaluate(() => (window as unknown as { knocks: number }).knocks);
  }

  ready(): Promise<void> {
    return this.touch('ready');
  }
}

/** Control, the seats, a projector and an onlooker round one table. */
export class Room {
  readonly phones = new Map<string, Phone>();
  readonly bare = new Map<string, Bare>();
  projector!: Screen;
  onlooker!: Screen;

  private constructor(
    readonly browser: Browser,
    readonly server: Server,
    readonly control: Screen,
    readonly code: string,
  ) {}

  /** Control makes a table from the link that the program printed. */
  static async made(browser: Browser, server: Server): Promise<Room> {
    const control = await Screen.open(browser, server.controlLink, LAPTOP);
    await control.touch('scenario-atlantis');
    return Room.laid(browser, server, control);
  }

  /** Control brings a scenario of its own, as a folder. */
  static async brought(browser: Browser, server: Server, folder: string): Promise<Room> {
    const control = await Screen.open(browser, server.controlLink, LAPTOP);
    await control.id('folder').setInputFiles(folder);
    await expect(control.id('make-table')).toBeEnabled();
    return Room.laid(browser, server, control);
  }

  private static async laid(browser: Browser, server: Server, control: Screen): Promise<Room> {
    await control.touch('make-table');
    await control.watch.step('lobby');
    await expect(control.id('next')).toBeVisible();
    return new Room(browser, server, control, control.watch.shared.table.code);
  }

  get watch(): Watch {
    return this.control.watch;
  }

  phone(seat: string): Phone {
    const phone = this.phones.get(seat);
    if (!phone) throw new Error(`nobody sits for the ${seat}`);
    return phone;
  }

  async openWall(): Promise<void> {
    const { origin } = this.server;
    this.projector = await Screen.open(this.browser, `${origin}/projector/${this.code}`, WALL);
    this.onlooker = await Screen.open(this.browser, `${origin}/watch/${this.code}`, PHONE, true);
  }

  /** A phone types the code and takes a free seat. */
  async join(seat: string, origin = this.server.origin): Promise<Phone> {
    const screen = await Screen.open(this.browser, `${origin}/j/${this.code}`, PHONE, true);
    await screen.touch(`seat-${seat}`);
    await screen.id('device').fill(`Phone of the ${seat}`);
    await screen.touch('take-seat');
    await expect(screen.id('step')).toBeVisible();
    const phone = new Phone(seat, screen);
    this.phones.set(seat, phone);
    return phone;
  }

  /** Seats are taken whose screens nobody looks at. */
  async joinBare(...seats: string[]): Promise<void> {
    for (const seat of seats) {
      this.bare.set(seat, await Bare.join(this.server.origin, this.code, seat));
    }
  }

  /** Who sits there without a phone. */
  unseen(seat: string): Bare {
    const bare = this.bare.get(seat);
    if (!bare) throw new Error(`nobody sits unseen for the ${seat}`);
    return bare;
  }

  /** Who sits there, with a phone or without. */
  archon(seat: string): Phone | Bare {
    return this.bare.get(seat) ?? this.phone(seat);
  }

  get archons(): (Phone | Bare)[] {
    return [...this.phones.values(), ...this.bare.values()];
  }

  /** A device scans the seat's own code. */
  async scan(seat: string): Promise<Phone> {
    const { table } = this.watch.shared;
    const at = table.seats.findIndex((row: { id: string }) => row.id === seat);
    const ticket = this.watch.own.table.tickets[at] as string;
    const link = `${this.server.origin}/j/${this.code}#seat=${seat}&ticket=${ticket}`;
    const screen = await Screen.open(this.browser, link, PHONE, true);
    await expect(screen.id('step')).toBeVisible();
    return new Phone(seat, screen);
  }

  /** The space bar, which leads to this step. */
  async space(step: string): Promise<void> {
    await this.press();
    await this.watch.step(step);
  }

  /** The Prytanis chooses so many face-up events, preferring those that fit. */
  async activate(fits: (card: { id: string; kind: string }) => boolean): Promise<string[]> {
    const { decks, events_to_choose: many, prytanis } = this.watch.game;
    const cards = decks.flatMap(({ up }: { up: unknown }) => (up ? [up] : []));
    const best = [...cards.filter(fits), ...cards.filter((card: never) => !fits(card))];
    const wanted = best.slice(0, many);
    const chosen = cards.filter((card: never) => wanted.includes(card)).map(({ id }: { id: string }) => id);
    await this.archon(prytanis).events(chosen, many === cards.length);
    await this.watch.step('events_chosen');
    return chosen;
  }

  online(seat: string): boolean {
    return this.watch.shared.table.seats.find((row: { id: string }) => row.id === seat).online;
  }

  /** A faction without a vote grants its influence; on a phone that is folded away, or in its place. */
  async grant(from: string, to: string, inPlace = false): Promise<void> {
    const folded = inPlace ? undefined : this.phones.get(from);
    await folded?.touch('open-grant');
    await this.archon(from).choose(`grant:${to}`);
    await expect.poll(() => this.watch.faction(from).grant?.to).toBe(to);
    await folded?.page.keyboard.press('Escape');
  }

  /** Control fills a form and sends it. */
  async fill(fields: Record<string, string>): Promise<void> {
    for (const [testid, text] of Object.entries(fields)) {
      const field = this.control.id(testid);
      const list = await field.evaluate((element) => element.tagName === 'SELECT');
      if (list) await field.selectOption(text);
      else await field.fill(text);
    }
    await this.control.touch('go');
  }

  /** Control puts a motion on the agenda; `ready` is a text that stands ready for an article. */
  async move(kind: string, fields: Record<string, string>, ready?: number): Promise<void> {
    const before = this.watch.game.agenda.length;
    await this.palette('Add a motion');
    await this.control.touch(`kind-${kind}`);
    if (ready !== undefined) {
      await this.control.id('ready-article').selectOption(fields['ready-article'] ?? '');
      await this.control.touch(`ready-${ready}`);
      await this.control.touch('go');
    } else {
      await this.fill(fields);
    }
    await expect.poll(() => this.watch.game.agenda.length).toBe(before + 1);
  }

  /** Control finds an action by its name. */
  async palette(name: string): Promise<void> {
    await this.control.page.keyboard.press('Control+k');
    await this.control.id('palette-query').fill(name);
    await this.control.page.keyboard.press('Enter');
  }

  /** The Prytanis names a faction for as long as the outcome asks. */
  async answerTargets(faction: string): Promise<void> {
    for (;;) {
      const { outcome, prytanis, step_number } = this.watch.game;
      const at = outcome.changes.findIndex((row: { chooser: unknown; struck: boolean }) => row.chooser && !row.struck);
      if (at < 0) return;
      if (outcome.changes[at].chooser === 'prytanis') {
        await this.archon(prytanis).choose(`target:${at}:${faction}`);
      } else {
        await expect(this.control.id('next')).toBeEnabled();
        await this.control.page.locator('body').press('Space');
        await this.control.page.locator(`[data-action="target:${at}:${faction}"]`).click();
      }
      await expect.poll(() => this.watch.game.outcome?.changes[at].chooser ?? null).toBeNull();
      expect(this.watch.game.step_number).toBe(step_number);
    }
  }

  /** Control sends into exile, or calls back. */
  async standing(seat: string, where: 'exiled' | 'in-city'): Promise<void> {
    await this.control.touch(`open-${seat}`);
    await this.control.touch('set-standing');
    await this.control.touch(where);
    await this.control.touch('why-usual-correction');
    await this.control.page.getByRole('button', { name: 'Set the standing' }).click();
    await expect.poll(() => this.watch.faction(seat).exiled).toBe(where === 'exiled');
    await this.control.page.keyboard.press('Escape');
    await this.control.page.keyboard.press('Escape');
  }

  /** To the next check: Archons answer what they are asked, Control has the space bar alone. */
  async cycle(): Promise<void> {
    for (let turn = 0; turn < 40; turn++) {
      const { step, awaiting } = this.watch.game;
      if (step === 'check' && turn > 0) return;
      if (awaiting.length === 0) await this.press();
      else await this.answer(step, awaiting.map((row: { faction: string }) => row.faction));
    }
    throw new Error(`the cycle did not end; the step is ${this.watch.game.step}`);
  }

  /** Whether the big button stands for the step that Control's page was last told of, and can be pressed. */
  async isReady(): Promise<boolean> {
    const step = this.watch.game.step_number as number;
    return this.control.page.locator(`[data-testid="next"][data-step="${step}"]:enabled`).isVisible();
  }

  /** The space bar, once the big button is ready to be pressed. */
  async press(): Promise<void> {
    await expect.poll(() => this.isReady(), SOON).toBe(true);
    const before = this.watch.game.step_number;
    await this.control.page.locator('body').press('Space');
    await expect.poll(() => this.watch.game.step_number, SOON).toBeGreaterThan(before);
  }

  /** Those who are awaited do what they are asked. */
  async answer(step: string, seats: string[]): Promise<void> {
    const [first = ''] = seats;
    const before = this.watch.game.step_number;
    if (step === 'race') for (const seat of seats) await this.archon(seat).bid(1);
    else if (step === 'ballot' || step === 'motion_ballot') for (const seat of seats) await this.archon(seat).vote('yes');
    else if (step === 'choose_events') await this.activate(() => true);
    else if (step === 'outcome') await this.answerTargets(this.watch.game.factions.at(-1).id);
    else await this.archon(first).first();
    const still = () => {
      const { step_number, awaiting } = this.watch.game;
      const asked = awaiting.some((row: { faction: string }) => seats.includes(row.faction));
      return step_number === before && asked;
    };
    await expect.poll(still).toBe(false);
  }

  /** From the lobby to the strengths of the first vote; Control decides what others are asked on the way. */
  async toStrengths(): Promise<void> {
    await this.space('tie_for_prytanis');
    await this.decide('prytanis:aristocrats');
    await this.space('choose_events');
    type Up = { id: string; kind: string } | null;
    const up = this.watch.game.decks.map((deck: { up: Up }) => deck.up) as Up[];
    await this.decide(`events:${up.find((card) => card?.kind === 'motion')?.id}`);
    for (const step of ['debate', 'race', 'strengths']) await this.space(step);
  }

  /** The first ballot. */
  async toBallot(): Promise<void> {
    await this.toStrengths();
    await this.space('ballot');
  }

  /** Control takes a decision that the table waits for, in the place of whoever has it. */
  async decide(action: string): Promise<void> {
    const before = this.watch.game.step_number;
    await expect(this.control.id('next')).toBeEnabled();
    await this.control.page.locator('body').press('Space');
    await this.control.page.locator(`[data-action="${action}"]`).click();
    await expect.poll(() => this.watch.game.step_number).toBeGreaterThan(before);
  }

  /** Control says how a seat is played from now on. */
  async played(seat: string, how: string): Promise<void> {
    await this.control.touch(`mode-${seat}`);
    await this.control.touch(`play-${how}`);
    await expect.poll(() => this.watch.faction(seat).mode.how).toBe(how);
    await expect(this.control.page.getByTestId('seat-mode')).toHaveCount(0);
  }

  /** Control changes a ruling that is a number. */
  async ruled(key: string, value: number): Promise<void> {
    await this.palette('Rulings');
    const line = this.control.id(`setting-${key}`);
    await line.getByRole('spinbutton').fill(String(value));
    await line.getByRole('button', { name: 'Set' }).click();
    const rulings = () => this.watch.own.game.settings as { key: string; value: unknown }[];
    await expect.poll(() => rulings().find((row) => row.key === key)?.value).toBe(value);
    await this.control.page.keyboard.press('Escape');
  }

  /** Everybody who has a vote picks as the table says; the others are left out. */
  async vote(picks: Record<string, 'yes' | 'no'>): Promise<void> {
    for (const seat of this.watch.game.ballot.voters as string[]) {
      const pick = picks[seat] ?? picks.others;
      if (pick) await this.archon(seat).vote(pick);
    }
  }

  /** Every screen has been sent the same. */
  async agree(): Promise<void> {
    const others = this.archons.map(({ watch }) => watch);
    for (const watch of [...others, this.projector.watch, this.onlooker.watch]) {
      await expect.poll(() => watch.shared).toEqual(this.watch.shared);
    }
  }

  /** The server falls, and Control's page knows. */
  async fall(): Promise<void> {
    await this.server.kill();
    await expect(this.control.id('next')).toBeDisabled();
  }

  /** The server is started again: what Control's page has from now on is new. */
  async rise(): Promise<void> {
    await this.server.again();
    await expect(this.control.id('next')).toBeEnabled();
  }

  async close(): Promise<void> {
    for (const bare of this.bare.values()) bare.leave();
    for (const context of this.browser.contexts()) await context.close();
    await this.server.stop();
  }
}
