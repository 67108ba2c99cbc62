import { type Page, expect, test } from '@playwright/test';

import { picture } from './look';
import { bursting } from './measure';
import { Room, Screen } from './room';
import { play } from './scripted';
import { Server } from './server';

test.setTimeout(420_000);

test('what organisers ask for: a break, who is away, more time, names, the floor, an end', async ({ browser }) => {
  const server = await Server.start();
  const room = await Room.made(browser, server);
  const { control, watch } = room;
  await room.openWall();
  for (const seat of ['aristocrats', 'tyrants']) await room.join(seat);
  await room.joinBare('democrats', 'monarchists', 'theocrats', 'amazons', 'medes');
  const phone = room.phone('tyrants').screen;

  await test.step('a break begins where a step ends, and every screen counts down', async () => {
    await room.space('tie_for_prytanis');
    await room.palette('Breaks');
    await control.touch('what-usual-lunch');
    await expect(control.id('break-reason')).toHaveValue('Lunch');
    await control.touch('break-30');
    await control.touch('when-step');
    await control.touch('go');
    await expect(control.id('break-due')).toContainText('Lunch');
    await room.archon('monarchists').choose('prytanis:aristocrats');
    await watch.step('presiding');
    await expect(control.id('paused'), 'the room still looks at who presides').toBeHidden();
    await room.space('choose_events');
    for (const screen of [control, phone]) {
      await expect(screen.id('paused')).toContainText('Lunch');
      await expect(screen.id('break-clock')).toHaveText(/2\d:\d\d|30:00/);
    }
    await expect(room.projector.id('break')).toBeVisible();
    // What was touched each device says in its own language.
    const german = await Screen.open(browser, `${server.origin}/watch/${room.code}?language=de`, { width: 390, height: 844 });
    await expect(german.id('paused')).toContainText('Mittagessen');
    await german.context.close();
    await control.touch('break-more-5');
    await expect(phone.id('break-clock')).toHaveText(/3[345]:\d\d/);
    await expect(control.id('break-due')).toBeHidden();
    await control.page.locator('body').press('Space');
    await expect(phone.id('paused')).toBeHidden();
    expect(watch.game.step).toBe('choose_events');
  });

  await test.step('each speech has a clock, and Control the sums of the day', async () => {
    await room.activate((card) => card.kind !== 'motion');
    await room.space('debate');
    await phone.touch('raise-hand');
    await control.page.locator('[data-action="floor:tyrants"]').first().click();
    for (const screen of [control, phone, room.projector]) {
      await expect(screen.id('speech-clock')).toBeVisible();
    }
    await phone.touch('end-speech');
    await expect(room.projector.id('speech-clock')).toBeHidden();
    await control.id('spoken').locator('summary').click();
    await expect(control.id('spoken')).toContainText('once');
    // Space belongs to what has the focus.
    await control.id('spoken').locator('summary').blur();
  });

  await test.step('whoever comes takes back a seat that the program plays', async () => {
    await play(room, 'tyrants', 'scripted');
    await expect(phone.id('mode')).toHaveAttribute('data-how', 'scripted');
    await phone.touch('mode-back');
    await expect(phone.id('mode')).toBeHidden();
  });

  await test.step('nobody waits for who never came, and that is said', async () => {
    await room.space('race');
    await expect(control.id('absentees')).toContainText('Oligarchs');
    expect(watch.game.awaiting.map(({ faction }: { faction: string }) => faction)).not.toContain('oligarchs');
  });

  await test.step('a break that is due leaves the cards of who is in whole', async () => {
    await room.palette('Breaks');
    await control.id('break-reason').fill('Tea');
    await control.touch('when-step');
    await control.touch('go');
    await expect(control.id('break-due')).toBeVisible();
    await expect.poll(() => bursting(control.id('stage'))).toEqual([]);
    // On the smallest screen what is asked stands whole above it.
    const size = control.page.viewportSize();
    await control.page.setViewportSize({ width: 320, height: 568 });
    const place = async (testid: string) => {
      const box = await control.id(testid).boundingBox();
      return { top: box?.y ?? 0, end: (box?.y ?? 0) + (box?.height ?? 0), right: (box?.x ?? 0) + (box?.width ?? 0) };
    };
    const [headline, due, begin] = [await place('headline'), await place('break-due'), await place('break-begin')];
    expect(headline.end).toBeLessThanOrEqual(Math.min(due.top, (await place('next')).top));
    expect(begin.right).toBeLessThanOrEqual(320);
    if (size) await control.page.setViewportSize(size);
    await control.touch('break-drop');
    await expect(control.id('break-due')).toBeHidden();
  });

  await test.step('a counter is called otherwise on every screen', async () => {
    await control.touch('figures-open');
    await control.touch('counter-names');
    await control.id('name-talents').fill('Drachmas');
    await control.touch('go');
    await expect(control.id('figures')).toContainText('Drachmas');
    await control.page.keyboard.press('Escape');
    await phone.touch('fold-mine');
    await expect(phone.page.getByText('Drachmas').first()).toBeVisible();
  });

  await test.step('more time for one seat', async () => {
    await control.page.keyboard.press('8');
    await control.touch('extra-30');
    await expect.poll(() => phone.watch.own.game.extra_seconds).toBe(30);
    await control.page.keyboard.press('Escape');
  });

  await test.step('the evening ends on every screen', async () => {
    await room.palette('Draws');
    await control.touch('close-table');
    await control.id('close-code').fill(room.code);
    await control.touch('go');
    await expect(phone.id('farewell-chronicle')).toBeVisible();
    await expect(phone.id('farewell-draws')).toBeVisible();
    await expect(room.projector.id('farewell')).toBeVisible();
    await expect(room.onlooker.id('farewell')).toBeVisible();
    await expect(control.id('day-over')).toContainText('ended');
    // No clock of the day runs on, and the program's own words are in the language of each phone.
    await expect(phone.id('round-time')).toBeHidden();
    await expect(control.id('day')).not.toContainText('Day ends');
    await phone.page.evaluate(() => localStorage.setItem('prytaneion.language', 'de'));
    await phone.page.reload();
    await expect(phone.id('word')).toContainText('Die Spielleitung hat den Tisch geschlossen');
  });
  await server.stop();
});

test('who plays: teams left out, one that comes late, one that joins another, and two that change seats', async ({ browser }) => {
  const server = await Server.start();
  const room = await Room.made(browser, server);
  const { control, watch } = room;
  await room.openWall();
  const late = (await room.join('medes')).screen;
  const phone = await room.join('tyrants');
  await room.join('aristocrats');
  await room.joinBare('democrats', 'monarchists', 'oligarchs');
  const playing = () => watch.game.factions.map(({ id }: { id: string }) => id) as string[];
  const whose = () => phone.watch.own.game?.faction as string;

  await test.step('before the game begins Control reads what follows and leaves three out', async () => {
    await control.touch('roster-open');
    for (const seat of ['amazons', 'medes', 'theocrats']) await control.touch(`plays-${seat}`);
    await expect(control.id('roster-sums')).toContainText('5 factions play, all with a vote.');
    await expect(control.id('follows-medes')).toBeVisible();
    await picture(control.page, 'roster-choose');
    await control.touch('go');
    await expect.poll(playing).toEqual(['aristocrats', 'democrats', 'monarchists', 'oligarchs', 'tyrants']);
    await picture(control.page, 'roster-lobby');
    await picture(room.projector.page, 'roster-wall');
  });

  await test.step('whoever sits at a seat that is left out is told, and nobody else joins it', async () => {
    await expect(late.id('left-out')).toContainText('not played at this table');
    await small(late.page, 'roster-left-out');
    const door = await Screen.open(browser, `${server.origin}/j/${room.code}`, { width: 390, height: 844 }, true);
    await expect(door.id('seat-democrats')).toBeVisible();
    await expect(door.page.getByTestId('seat-medes')).toHaveCount(0);
    await small(door.page, 'roster-door');
    await door.context.close();
  });

  await test.step('a team that comes late is in its seat at once', async () => {
    await room.cycle();
    await room.palette('Who plays');
    await control.touch('change-medes');
    await expect(control.id('follows-medes')).toContainText('They begin with');
    await picture(control.page, 'roster-late');
    await control.touch('go');
    await expect.poll(playing).toContain('medes');
    await expect(late.id('step')).toBeVisible();
    await expect(late.id('left-out')).toBeHidden();
  });

  await test.step('a team that joins another sits there with it', async () => {
    await room.palette('Who plays');
    await control.touch('change-tyrants');
    await control.touch('pick-aristocrats');
    await expect(control.id('follows-tyrants')).toContainText('With them go');
    await picture(control.page, 'roster-join');
    await control.touch('go');
    await expect.poll(playing).not.toContain('tyrants');
    await expect.poll(whose).toBe('aristocrats');
  });

  await test.step('two teams that sit at each other’s phones change seats, and the phones follow', async () => {
    await room.palette('Aristocrats: change seats');
    await control.touch('pick-medes');
    await picture(control.page, 'roster-swap');
    await control.touch('go');
    await expect.poll(whose).toBe('medes');
    await expect.poll(() => late.watch.own.game?.faction).toBe('aristocrats');
    for (const screen of [phone.screen, late]) {
      await expect(screen.id('notice')).toContainText('another seat');
      await expect(screen.page.getByTestId('struck'), 'nobody lost what the others have').toHaveCount(0);
    }
    await small(phone.page, 'roster-swapped');
    await phone.page.reload();
    await expect(phone.screen.id('step')).toBeVisible();
    expect(whose()).toBe('medes');
    await picture(room.projector.page, 'roster-wall-after');
  });
  await server.stop();
});

/** A phone, and the smallest that there is. */
async function small(page: Page, name: string): Promise<void> {
  await picture(page, name);
  await page.setViewportSize({ width: 320, height: 568 });
  await picture(page, `${name}-small`);
  await page.setViewportSize({ width: 390, height: 844 });
}
