import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { look, lookInto, picture } from './look';
import { Room, SEATS, Screen } from './room';
import { Server } from './server';
import { Wire } from './wire';

/** A scenario that the server takes. */
const FIVE = join(import.meta.dirname, 'scenarios', 'five');

/** What lies open over the cockpit, one on the other, is closed. */
async function clear(screen: Screen): Promise<void> {
  while (await screen.page.getByRole('dialog').first().isVisible()) {
    await screen.page.keyboard.press('Escape');
  }
}

/** Control puts a text in force that stands ready for an article. */
async function change(room: Room, title: string, to: number): Promise<void> {
  const { control, watch } = room;
  const at = watch.game.constitution.findIndex((row: { title: string }) => row.title === title);
  await room.palette('Constitution and laws');
  await control.touch(`change-${at + 1}`);
  await control.touch(`take-${to}`);
  await control.id('reason').fill('By hand');
  await control.touch('go');
  await expect(control.id('change-1')).toBeVisible();
  await clear(control);
}

const LONG =
  'Whoever keeps a goose within the rings keeps it on a string, and whoever keeps two keeps them on two. ' +
  'A goose that has been heard by three citizens of different factions has been heard, and its owner ' +
  'pays the nearest temple a Talent, the temple to say how near it is. Geese that warn the city of an ' +
  'enemy are excused for the rest of the year, provided that there was an enemy. The Medes may keep ' +
  'what they like, since nobody has ever been able to tell what they say to it. Ganders are not geese ' +
  'for the purposes of this law, and are the subject of another, which is to be found elsewhere.';

test('every screen of an Assembly is fit to be seen', async ({ browser }) => {
  test.setTimeout(300_000);
  const server = await Server.start(28);
  const room = await Room.made(browser, server);
  await room.openWall();
  const wire = await Wire.to(server.port);
  for (const seat of ['amazons', 'aristocrats', 'theocrats', 'tyrants']) await room.join(seat);
  await room.join('medes', wire.origin);
  await room.joinBare('democrats', 'monarchists', 'oligarchs');
  const { control, projector, watch } = room;
  const phone = (seat: string) => room.phone(seat).screen;
  const show = async (scene: string, testid: string) => {
    await room.palette(`Projector: ${scene}`);
    await expect(projector.id(testid)).toBeVisible();
  };

  await test.step('the Prytanis is elected, looks twice and vetoes', async () => {
    await change(room, 'Of the Prytanis', 3);
    await change(room, 'Of the Second Look', 0);
    await change(room, 'Of the Veto', 0);
    await room.space('election');
    await look(phone('medes'), 'phone-election-waiting');
    wire.cut();
    await expect(phone('medes').id('connection')).toBeVisible();
    await look(phone('medes'), 'phone-election-cut-off');
    wire.mend();
    await expect.poll(() => room.online('medes')).toBe(true);
    await look(phone('tyrants'), 'phone-election');
    for (const seat of ['tyrants', 'aristocrats']) await phone(seat).touch('elect-aristocrats');
    await room.unseen('democrats').choose('elect:democrats');
    await expect(phone('tyrants').id('sealed')).toBeVisible();
    await look(phone('tyrants'), 'phone-election-locked');
    await look(control, 'control-election');
    await look(projector, 'projector-election');
    await phone('theocrats').touch('elect-democrats');
    await room.unseen('monarchists').choose('elect:aristocrats');
    await room.unseen('oligarchs').choose('elect:nobody');
    await room.space('presiding');
    await look(phone('theocrats'), 'phone-elected');
    await look(control, 'control-elected');
    await look(projector, 'projector-elected');
    await room.space('choose_events');
    await look(phone('aristocrats'), 'phone-powers');
    await phone('aristocrats').touch('open-look');
    await look(phone('aristocrats'), 'phone-second-look');
    await phone('aristocrats').page.keyboard.press('Escape');
    await room.activate((card) => card.kind === 'motion');
    for (const step of ['debate', 'race', 'strengths', 'ballot']) await room.space(step);
    await room.vote({ others: 'yes' });
    await room.space('outcome');
    await look(phone('aristocrats'), 'phone-outcome');
    await phone('aristocrats').touch('open-veto');
    await look(phone('aristocrats'), 'phone-veto');
    await phone('aristocrats').page.locator('[data-action^="veto"]').click();
    await expect.poll(() => watch.game.ballot.result.vetoed_by).toBe('aristocrats');
    await look(projector, 'projector-vetoed');
    await look(phone('aristocrats'), 'phone-vetoed');
    await look(control, 'control-vetoed');
  });

  await test.step('the day and its bell', async () => {
    await show('The day', 'scene-day');
    await look(projector, 'projector-day');
    await lookInto(phone('medes'), 'fold-day', 'phone-day');
    await lookInto(phone('medes'), 'fold-brief', 'phone-brief');
    await control.touch('day-open');
    await look(control, 'control-day');
    const round = () => {
      const { rounds, now } = watch.game.day;
      return rounds.find((row: { id: number }) => row.id === now);
    };
    // Of 25 minutes, some seconds gone, four touches leave less than five, and a fifth nothing.
    for (const [bell, touches] of [
      ['warned', 4],
      ['over', 1],
    ] as const) {
      for (let n = 0; n < touches; n++) {
        const { ends_at } = round();
        await control.touch('less-5');
        await expect.poll(() => round().ends_at).toBeLessThan(ends_at);
      }
      await expect.poll(() => round().bell).toBe(bell);
      await look(projector, `projector-day-${bell}`);
      await look(phone('medes'), `phone-day-${bell}`);
    }
    await clear(control);
    await look(control, 'control-day-over');
    await control.touch('round-more');
    await room.palette('Projector: follow the phases');
  });

  await test.step('Archons propose and Control answers', async () => {
    const medes = phone('medes');
    await lookInto(medes, 'fold-agenda', 'phone-agenda-empty');
    await medes.touch('fold-agenda');
    await medes.touch('open-propose');
    await look(medes, 'phone-propose');
    await medes.touch('sort-alternative');
    await medes.touch('article-1');
    await medes.touch('alternative-0');
    await look(medes, 'phone-propose-ready');
    for (const sort of ['article', 'deed', 'law']) {
      await medes.touch('back');
      await medes.touch(`sort-${sort}`);
      await look(medes, `phone-propose-${sort}`);
    }
    await medes.id('draft-title').fill('Of <i>Geese</i> & Ganders');
    await medes.id('draft-text').fill(LONG);
    await medes.touch('until-round');
    await look(medes, 'phone-propose-written');
    await medes.touch('propose');
    await expect(medes.id('proposals')).toBeVisible();
    await look(medes, 'phone-proposed');
    await medes.id('fold-agenda').locator('> summary').click();
    await control.touch('agenda');
    await look(control, 'control-proposal');
    await control.touch(`admit-${watch.own.game.proposals[0].id}`);
    await expect.poll(() => watch.game.agenda.length).toBe(1);
    await control.page.keyboard.press('Escape');

    await room.palette('Add a motion');
    await control.touch('kind-law');
    const draft = {
      'motion-title': 'Of Short Speeches',
      'motion-text': 'A motion is debated for one minute, counted by whoever is next.',
      'law-until': 'act',
      'lever-kind': 'ruling:motion_seconds',
    };
    for (const [testid, text] of Object.entries(draft)) {
      const list = testid.startsWith('l');
      await (list ? control.id(testid).selectOption(text) : control.id(testid).fill(text));
    }
    await control.id('lever-number').fill('60');
    await look(control, 'control-motion-form');
    await control.touch('kind-alternative');
    await look(control, 'control-motion-ready');
    await control.touch('kind-law');
    await control.touch('go');
    await expect.poll(() => watch.game.agenda.length).toBe(2);
    for (const [article, ready] of [
      [1, 0],
      [7, 1],
      [9, 0],
    ] as const) {
      await room.move('alternative', { 'ready-article': String(article) }, ready);
    }
    const deeds = ['A bath for the Colossus', 'That the harbour be dredged', 'A third gong'];
    for (const title of deeds) {
      await room.move('deed', {
        'motion-title': title,
        'motion-text': 'Control sees to it.',
      });
    }
    await room.move('law', {
      'motion-title': 'Of the Debt that the City Owes its Rowers, its Ropes and the Widows of Both',
      'motion-text': LONG,
      'law-until': 'removed',
    });
    await room.move('article', {
      'motion-title': 'Of Echoes',
      'motion-text': 'What the hall repeats is not evidence.',
    });
    expect(watch.game.agenda_count).toBe(10);
    await lookInto(medes, 'fold-agenda', 'phone-agenda');
    await room.palette('Agenda of the Assembly');
    await look(control, 'control-agenda');
    await control.page.keyboard.press('Escape');
    await room.space('check');
    await room.palette('Call the Diplomacy Round');
    await expect.poll(() => watch.game.diplomacy_called).toBe(true);
  });

  await test.step('a motion is read, debated and adopted', async () => {
    await room.space('assembly');
    await look(projector, 'projector-agenda');
    await look(control, 'control-assembly');
    await look(phone('tyrants'), 'phone-assembly');
    await room.space('motion_debate');
    await look(projector, 'projector-motion-quiet');
    await look(phone('theocrats'), 'phone-motion-quiet');
    for (const seat of ['tyrants', 'theocrats', 'medes']) await phone(seat).touch('raise-hand');
    await room.unseen('oligarchs').choose('speak:raise');
    await expect.poll(() => watch.game.speakers.length).toBe(4);
    await control.page.locator('[data-action="floor:tyrants"]').first().click();
    await expect.poll(() => watch.game.speaking).toBe('tyrants');
    await look(projector, 'projector-motion-floor');
    await look(control, 'control-motion');
    await look(phone('tyrants'), 'phone-motion-floor');
    await look(phone('theocrats'), 'phone-motion');
    await look(phone('amazons'), 'phone-motion-grant');
    await room.palette('Pause');
    await control.touch('go');
    await expect(phone('tyrants').id('paused')).toBeVisible();
    await look(phone('tyrants'), 'phone-motion-paused');
    await look(projector, 'projector-motion-paused');
    await look(control, 'control-motion-paused');
    await room.palette('Resume');
    await room.space('motion_ballot');
    await look(phone('tyrants'), 'phone-motion-ballot');
    await phone('tyrants').id('vote-yes').dblclick();
    await expect(phone('tyrants').id('sealed')).toHaveAttribute('aria-busy', 'false');
    await phone('tyrants').page.reload();
    await expect(phone('tyrants').id('sealed')).toBeVisible();
    await look(phone('tyrants'), 'phone-motion-locked');
    await look(phone('amazons'), 'phone-motion-ballot-grant');
    await look(control, 'control-motion-ballot');
    await look(projector, 'projector-motion-ballot');
    await room.vote({
      aristocrats: 'yes',
      democrats: 'no',
      monarchists: 'yes',
      oligarchs: 'yes',
      theocrats: 'no',
    });
    await room.space('motion_outcome');
    await expect(projector.id('verdict')).toBeVisible();
    await look(projector, 'projector-motion-vote');
    await look(phone('tyrants'), 'phone-motion-outcome');
    await look(control, 'control-motion-outcome');
    await room.space('assembly');
    await expect(projector.id('scene-carved')).toBeVisible();
    await look(projector, 'projector-carved-law');
    await look(phone('tyrants'), 'phone-motion-adopted');
    await look(control, 'control-assembly-on');
    await expect(projector.id('scene-agenda')).toBeVisible();
    await look(projector, 'projector-agenda-on');
  });

  await test.step('two thirds are missing, hands are counted, an article is carved', async () => {
    await change(room, 'Of Votes', 0);
    await room.space('motion_debate');
    await room.space('motion_ballot');
    await room.vote({ theocrats: 'no', democrats: 'no', others: 'yes' });
    await room.space('assembly');
    await expect(projector.id('verdict')).toBeVisible();
    await look(projector, 'projector-two-thirds');
    await look(phone('theocrats'), 'phone-two-thirds');
    await room.space('motion_debate');
    await look(phone('medes'), 'phone-motion-article');
    const raised: string[] = [];
    for (const seat of ['medes', 'aristocrats', 'amazons']) {
      await phone(seat).touch('raise-hand');
      raised.push(seat);
      await expect.poll(() => watch.game.speakers).toEqual(raised);
    }
    await control.page.locator('[data-action="floor:medes"]').first().click();
    await expect.poll(() => watch.game.speakers).toEqual(['aristocrats', 'amazons']);
    await expect(projector.id('scene-motion')).toContainText('Amazons');
    await look(projector, 'assembly');
    await room.space('motion_ballot');
    await room.palette('Enter a count of hands');
    await look(control, 'control-count');
    await room.fill({ 'count-yes': '20', 'count-no': '2' });
    await watch.step('motion_outcome');
    await look(projector, 'projector-counted');
    await look(control, 'control-counted');
    await look(phone('medes'), 'phone-counted');
    await room.space('assembly');
    await expect(projector.id('scene-carved')).toBeVisible();
    await look(projector, 'projector-carved-article');
    await show('Constitution', 'scene-constitution');
    await look(projector, 'projector-constitution');
    await room.palette('Constitution and laws');
    await look(control, 'control-constitution');
    await clear(control);
    await lookInto(phone('medes'), 'fold-constitution', 'phone-constitution');
    await lookInto(phone('medes'), 'fold-laws', 'phone-laws');
    await lookInto(phone('medes'), 'fold-agenda', 'phone-agenda-on');
  });
  await room.close();
  wire.close();
});

/** A folder in which a card pays somebody whom nobody knows. */
function faulty(): string {
  const folder = mkdtempSync(join(tmpdir(), 'prytaneion-'));
  cpSync(FIVE, folder, { recursive: true });
  const cards = join(folder, 'events.toml');
  const text = readFileSync(cards, 'utf8');
  writeFileSync(cards, text.replace('to = "divers"', 'to = "drivers"').replace('by = -1', 'by = 0'));
  return folder;
}

test('home and the sheets are fit to be seen', async ({ browser }) => {
  const server = await Server.start(28);
  const home = await Screen.open(browser, server.controlLink, {
    width: 1366,
    height: 768,
  });
  const folder = faulty();
  await home.id('folder').setInputFiles(folder);
  await expect(home.id('faults')).toBeVisible();
  await look(home, 'home-faults');
  rmSync(folder, { recursive: true });
  await home.id('folder').setInputFiles(FIVE);
  await expect(home.id('make-table')).toBeEnabled();
  await look(home, 'home-brought');
  await home.touch('scenario-atlantis');
  await home.touch('make-table');
  await home.watch.step('lobby');

  const page = await home.context.newPage();
  await page.goto(`${server.origin}/print#table=${home.watch.shared.table.code}`);
  const touch = (testid: string) => page.getByTestId(testid).click();
  for (const part of ['cards', 'balance', 'street', 'factions', 'articles', 'city', 'rulings', 'day']) {
    await touch(`part-${part}`);
    await look({ page }, `sheets-${part}`);
  }
  await touch('open-print');
  await expect(page.getByTestId('page').first()).toBeVisible();
  await look({ page }, 'sheets');
  for (const kind of ['events', 'street', 'seats', 'briefs', 'constitution']) {
    await page.emulateMedia({ media: 'screen' });
    for (const other of ['events', 'street', 'seats', 'briefs', 'constitution']) {
      await page.getByTestId(`kind-${other}`).setChecked(other === kind);
    }
    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByTestId('page').first();
    await expect(sheet).toBeVisible();
    await picture(sheet, `sheet-${kind}`);
  }
  await home.context.close();
  await server.stop();
});
