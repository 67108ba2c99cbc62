import { type Browser, type BrowserContext, type Page, expect, test } from '@playwright/test';

import { Phone, Room, SEATS, Screen } from './room';
import { Server } from './server';

/** What the oldest browsers that are promised lack: each takes it out of a page before anything runs there. */
const GAPS: Record<string, () => void> = {
  'Array.prototype.at': () => {
    for (const kind of [Array, String, Uint8Array]) delete (kind.prototype as { at?: unknown }).at;
  },
  'Object.hasOwn': () => delete (Object as { hasOwn?: unknown }).hasOwn,
  structuredClone: () => delete (window as { structuredClone?: unknown }).structuredClone,
  'what arrays learnt later': () => {
    const names = ['findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with'];
    for (const name of names) delete (Array.prototype as unknown as Record<string, unknown>)[name];
    for (const kind of [Object, Map]) delete (kind as { groupBy?: unknown }).groupBy;
    for (const name of ['withResolvers', 'try']) delete (Promise as unknown as Record<string, unknown>)[name];
    delete (window as { Iterator?: unknown }).Iterator;
  },
  'what iterators learnt later': () => {
    const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as Record<string, unknown>;
    for (const name of ['map', 'filter', 'take', 'drop', 'flatMap', 'forEach', 'some', 'every', 'find', 'toArray']) {
      delete iterator[name];
    }
  },
  dialogs: () => {
    for (const name of ['show', 'showModal', 'close']) {
      delete (HTMLDialogElement.prototype as unknown as Record<string, unknown>)[name];
    }
  },
  'unpacking, idle moments, locks and channels': () => {
    const names = ['DecompressionStream', 'CompressionStream', 'requestIdleCallback', 'BroadcastChannel', 'WeakRef'];
    for (const name of names) delete (window as unknown as Record<string, unknown>)[name];
    delete (Navigator.prototype as { wakeLock?: unknown }).wakeLock;
    delete (Crypto.prototype as { randomUUID?: unknown }).randomUUID;
    for (const name of ['timeout', 'any']) delete (AbortSignal as unknown as Record<string, unknown>)[name];
  },
  'lists of words and sounds': () => {
    for (const name of ['ListFormat', 'Segmenter', 'DisplayNames']) {
      delete (Intl as unknown as Record<string, unknown>)[name];
    }
    delete (window as { AudioContext?: unknown }).AudioContext;
  },
  'selectors of later': () => {
    const refuse = (proto: Element | Document, name: 'matches' | 'closest' | 'querySelector' | 'querySelectorAll') => {
      const own = (proto as unknown as Record<string, (selector: string) => unknown>)[name];
      Object.defineProperty(proto, name, {
        value(this: Element, selector: string) {
          if (/:(focus-visible|has|is|where|modal)\b/.test(selector)) throw new SyntaxError(selector);
          return own?.call(this, selector);
        },
      });
    };
    refuse(Element.prototype, 'matches');
    refuse(Element.prototype, 'closest');
    for (const proto of [Element.prototype, Document.prototype]) {
      refuse(proto, 'querySelector');
      refuse(proto, 'querySelectorAll');
    }
  },
  'the browser’s storages are full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  },
};

const PHONE = { width: 390, height: 844 };

type Gap = (context: BrowserContext) => Promise<unknown>;

/** What the oldest of them leave out of a style sheet: rules whose selector they cannot read, and what they do not know. */
const RULES = /[^{}]*:(?:has|focus-visible|modal)\b[^{}]*\{[^{}]*\}/g;
const KNOWN_LATER = /(?<=[{;])(?:aspect-ratio|inset|(?:row-|column-)?gap|accent-color|text-wrap|translate|overflow:clip)\b[^;}]*;?/g;

async function plainer(context: BrowserContext): Promise<void> {
  await context.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const whole = await response.text();
    const body = whole.replace(RULES, '').replace(KNOWN_LATER, '').replace(/[^;{}]*:[^;}]*\b\d+[sdl]vh\b[^;}]*/g, '');
    expect(body.length).toBeGreaterThan(whole.length / 2);
    await route.fulfill({ body, contentType: 'text/css' });
  });
}

const EVERY: [name: string, gap: Gap][] = [
  ...Object.entries(GAPS).map(([name, gap]): [string, Gap] => [name, (context) => context.addInitScript(gap)]),
  ['what style sheets learnt later', plainer],
];

/** A phone without these takes a seat. */
async function sit(browser: Browser, room: Room, seat: string, gaps: Gap[]): Promise<Phone> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
  for (const gap of gaps) await gap(context);
  const screen = await Screen.over(context, `${room.server.origin}/j/${room.code}`);
  await screen.touch(`seat-${seat}`);
  await screen.touch('take-seat');
  await expect(screen.id('step')).toBeVisible();
  const phone = new Phone(seat, screen);
  room.phones.set(seat, phone);
  return phone;
}

/** The menu opens, and closes again. */
async function looksRound(page: Page): Promise<void> {
  await page.getByTestId('menu').click();
  await expect(page.getByTestId('leave')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('leave')).toBeHidden();
}

/** Phones without these, one at a seat, join, bid, vote and see the outcome; nobody looks at the seats that are left. */
async function sitAndVote(browser: Browser, phones: Gap[][]): Promise<void> {
  const server = await Server.start(7);
  const room = await Room.made(browser, server);
  for (const [at, gaps] of phones.entries()) await sit(browser, room, SEATS[at] ?? '', gaps);
  await room.joinBare(...SEATS.slice(phones.length));
  for (const { page } of room.phones.values()) await looksRound(page);
  await room.space('tie_for_prytanis');
  await room.decide('prytanis:aristocrats');
  await room.space('choose_events');
  await room.activate((card) => card.kind === 'motion');
  for (const step of ['debate', 'race']) await room.space(step);
  const bidders = room.watch.game.awaiting.map((row: { faction: string }) => row.faction) as string[];
  expect(bidders.length).toBeGreaterThan(0);
  for (const seat of bidders) await room.archon(seat).bid(1);
  for (const step of ['strengths', 'ballot']) await room.space(step);
  const voters = room.watch.game.ballot.voters as string[];
  for (const seat of voters) await room.archon(seat).vote('yes');
  await room.space('outcome');
  for (const { page } of room.phones.values()) await expect(page.getByTestId('outcome')).toBeVisible();
  await room.close();
}

test('phones without what old browsers lack join, bid, vote and see the outcome', async ({ browser }) => {
  const every = EVERY.map(([, gap]) => gap);
  // Two on a phone, and all together on the last.
  await sitAndVote(browser, [...SEATS.slice(1).map((_, at) => every.slice(at, at + 2)), every]);
});

test('phones that lack one thing alone join, bid, vote and see the outcome', async ({ browser }) => {
  const alone = EVERY.map(([, gap]) => [gap]);
  for (let at = 0; at < alone.length; at += SEATS.length) {
    await sitAndVote(browser, alone.slice(at, at + SEATS.length));
  }
});

test('a browser that is too old says so in its language', async ({ browser }) => {
  const server = await Server.start();
  const context = await browser.newContext({ locale: 'de' });
  const page = await context.newPage();
  // As a page that cannot be read: its script is no script to this browser.
  await page.route('**/assets/index-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'this is no script' }),
  );
  await page.goto(server.origin);
  await expect(page.locator('#too-old')).toContainText('Dieser Browser ist zu alt');
  // Where no page comes the mark of the house stands.
  const mark = await page.locator('#app').evaluate((app) => getComputedStyle(app, '::before').backgroundImage);
  expect(mark).toContain('data:image/svg+xml');
  await server.stop();
});

test('a phone whose storage is full keeps its seat through a reload, and leaves no second device', async ({ browser }) => {
  const server = await Server.start(7);
  const room = await Room.made(browser, server);
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
  await context.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (this: Storage, name: string, value: string) {
      if (this === localStorage) throw new DOMException('no room', 'QuotaExceededError');
      setItem.call(this, name, value);
    };
  });
  const screen = await Screen.over(context, `${server.origin}/j/${room.code}`);
  await screen.touch('seat-medes');
  await expect(screen.id('lasts')).toContainText('leave this tab open');
  await screen.touch('take-seat');
  await expect(screen.id('step')).toBeVisible();
  await screen.page.reload();
  await expect(screen.id('step')).toBeVisible();
  const held = () => room.watch.own.table.devices.filter((row: { seat: string | null }) => row.seat === 'medes');
  expect(held()).toHaveLength(1);
  await room.close();
});
