import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { type Browser, type Page, expect, test } from '@playwright/test';

import { english } from './english';
import { faults } from './look';
import { blank, struck } from './measure';
import { Room } from './room';
import { away, play, playAll, until } from './scripted';
import { Server } from './server';

/** Who sits out the stasis, with cards in the hand that are never played. */
const IDLE = 'theocrats';

/** What the screens of the table were told, to hold the book against. */
type Told = {
  votes: Map<number, { yes: number; no: number }>;
  battles: Set<string>;
  hand: string[];
  never: string[];
  /** All that everybody was sent. */
  shown: string;
};

/** Whether a text in JSON has these words. */
const isIn = (text: string, words: string) => text.includes(JSON.stringify(words).slice(1, -1));

/** Control saves an edition. */
async function saved(room: Room, edition: string, folder: string): Promise<string> {
  const coming = room.control.page.waitForEvent('download');
  await room.control.touch(`save-${edition}`);
  const path = join(folder, `${edition.replace(':', '-')}.html`);
  await (await coming).saveAs(path);
  return path;
}

/** The titles of the cards that lie face down; Control opens the deck, looks, and shuts it. */
async function faceDown(room: Room, deck: string): Promise<string[]> {
  const open = () => room.watch.own.game.open_deck;
  await room.palette(`Deck: ${deck}`);
  await room.control.touch('open-deck');
  await expect.poll(() => english(open()?.name)).toBe(deck);
  const titles = open().draw.map(({ title }: { title: string }) => title) as string[];
  await away(room);
  await room.control.touch('deck-close');
  await expect.poll(open).toBeNull();
  return titles;
}

function nameOf(room: Room, place: string): string {
  const { objectives } = room.watch.game.city;
  return objectives.find(({ id }: { id: string }) => id === place).name;
}

/** All that everybody was sent, as it came. */
function shown({ watch }: Room): string {
  const sent = watch.frames.flatMap((frame) => JSON.parse(frame) as { part?: string }[]);
  return JSON.stringify(sent.filter(({ part }) => part === 'shared'));
}

/** The titles of a hand, which Control may see. */
function handOf(room: Room, faction: string): string[] {
  const seat = room.watch.own.game.seats.find((one: { faction: string }) => one.faction === faction);
  const hand = (seat.street?.hand ?? []) as { card: { title: string } }[];
  return hand.map(({ card }) => card.title);
}

/** The game goes on, and what Control's screen shows of votes and battles is kept. */
async function along(room: Room, told: Told, there: () => boolean): Promise<void> {
  await until(room, () => {
    const { step, step_number, ballot, streets } = room.watch.game;
    const result = ballot?.result;
    if (result && step === 'outcome') told.votes.set(step_number, { yes: result.yes, no: result.no });
    if (step === 'muster' || step === 'deploy') told.hand = handOf(room, IDLE);
    if (streets?.battle?.verdict) told.battles.add(nameOf(room, streets.battle.objective));
    return there();
  });
}

/** Opens a file as one opens it at home: a page that asks for anything but itself fails. */
async function opened(browser: Browser, file: string, width = 1366, height = 768): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, acceptDownloads: true });
  const page = await context.newPage();
  const itself = pathToFileURL(file).href;
  page.on('pageerror', (error) => {
    throw error;
  });
  page.on('request', (request) => {
    const url = request.url();
    if (url.split('#')[0] !== itself && !/^(data|blob):/.test(url)) {
      throw new Error(`the file asked for ${url}`);
    }
  });
  await page.goto(itself);
  await expect(page.getByTestId('part-keep')).toBeVisible();
  return page;
}

/** The rows of a CSV file that the page makes, without its head. */
async function rows(page: Page, button: string): Promise<string[]> {
  const coming = page.waitForEvent('download');
  await page.getByTestId(button).click();
  const text = readFileSync(await (await coming).path(), 'utf8');
  return text.replace(/^\uFEFF/, '').trimEnd().split('\r\n').slice(1);
}

test('a whole game’s chronicle, read from disk without a server', async ({ browser }, info) => {
  test.setTimeout(300_000);
  const folder = info.outputPath('books');
  mkdirSync(folder, { recursive: true });
  const server = await Server.start(33);
  const room = await Room.made(browser, server);
  const { control, watch } = room;
  const told: Told = { votes: new Map(), battles: new Set(), hand: [], never: [], shown: '' };
  const { code } = room;
  const tickets = [...watch.own.table.tickets] as string[];
  const codes = [code, ...tickets];
  const files: Record<string, string> = {};

  await test.step('eight scripted seats play two cycles', async () => {
    await playAll(room);
    for (let cycle = 0; cycle < 2; cycle++) {
      const since = watch.game.step_number;
      await along(room, told, () => watch.game.step === 'check' && watch.game.step_number > since);
    }
    expect(told.votes.size).toBeGreaterThanOrEqual(2);
  });

  await test.step('a stasis; one faction never plays its cards', async () => {
    await play(room, IDLE, 'absent-abstain');
    // While one seat is nobody's the cards lie in the hands long enough to be seen.
    await play(room, 'amazons', 'phone');
    await room.palette('Begin a stasis');
    await control.touch('go');
    await expect.poll(() => handOf(room, IDLE).length).toBeGreaterThan(0);
    told.hand = handOf(room, IDLE);
    await play(room, 'amazons', 'scripted');
    await along(room, told, () => watch.game.step === 'battles');
    // Of a hand whose cards others have taken and played, the rest.
    const seen = shown(room);
    told.hand = told.hand.filter((title) => !seen.includes(title));
    expect(told.hand.length).toBeGreaterThan(0);
    await along(room, told, () => watch.game.streets === null);
  });

  await test.step('the decks are looked at, the books saved, the server stopped', async () => {
    const decks = [...watch.game.decks.map(({ name }: { name: string }) => name), 'Stasis cards'];
    for (const deck of decks) told.never.push(...(await faceDown(room, deck)));
    await room.palette('Chronicle');
    for (const edition of ['public', `seat:${IDLE}`, 'control']) {
      files[edition] = await saved(room, edition, folder);
    }
    const keys = await control.page.evaluate(() => JSON.stringify({ ...localStorage }));
    codes.push(...(keys.match(/[\w-]{20,}/g) ?? []));
    expect(codes.length).toBeGreaterThan(9);
    told.shown = shown(room);
    await control.context.close();
    await server.stop();
  });

  await test.step('the public edition: story, votes, matrix, streets', async () => {
    const page = await opened(browser, files.public ?? '');
    await expect(page.getByTestId('part-story')).toContainText('The Streets Rise');
    expect(await blank(page)).toBe(0);
    expect(await struck(page)).toBe(8);
    for (const place of told.battles) {
      await expect(page.getByTestId('stasis-1')).toContainText(place);
    }
    const matrix = page.getByRole('table', { name: 'The votes', exact: true });
    await expect(matrix.getByRole('rowheader')).toHaveCount(told.votes.size);
    await expect(page.getByTestId('part-votes')).toContainText('Who sided with whom');
    for (const { yes, no } of told.votes.values()) {
      await expect(matrix).toContainText(new RegExp(`${yes}\\s*:\\s*${no}`));
    }
    expect(await rows(page, 'save-votes')).toHaveLength(told.votes.size);
    expect(await faults(page)).toEqual([]);

    await page.getByTestId('open-replay').click();
    const slider = page.getByTestId('replay-slider');
    const headline = page.getByTestId('replay-headline');
    const stage = page.getByTestId('replay-stage');
    await expect(stage).toHaveAttribute('data-scene', 'council');
    const first = await headline.textContent();
    await slider.focus();
    await page.keyboard.press('End');
    await expect(headline).not.toHaveText(first ?? '');
    await page.keyboard.press('Home');
    await expect(headline).toHaveText(first ?? '');
    const scenes = new Set<string>();
    for (let n = 0; n < 12; n++) {
      await page.keyboard.press('PageUp');
      scenes.add((await stage.getAttribute('data-scene')) ?? '');
    }
    expect(scenes).toContain('city');
    expect(scenes.size).toBeGreaterThan(2);
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('replay')).toBeHidden();
    await page.context().close();

    const phone = await opened(browser, files.public ?? '', 390, 844);
    expect(await faults(phone)).toEqual([]);
    const wide = await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await phone.context().close();
  });

  await test.step('it holds no secret', async () => {
    const [text, own, controls] = ['public', `seat:${IDLE}`, 'control'].map((edition) =>
      readFileSync(files[edition] ?? '', 'utf8'),
    ) as [string, string, string];
    const hidden = told.never.filter((title) => !isIn(told.shown, title));
    const kept = told.hand.filter((title) => !isIn(told.shown, title));
    expect(hidden.length).toBeGreaterThan(20);
    expect(kept.length).toBeGreaterThan(0);
    for (const title of [...hidden, ...kept]) expect(isIn(text, title), title).toBe(false);
    for (const title of kept) expect(isIn(own, title), title).toBe(true);
    for (const book of [text, own, controls]) {
      for (const secret of codes) expect(book.includes(secret), secret).toBe(false);
    }
  });
});
