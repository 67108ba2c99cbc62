import { type Page, expect, test } from '@playwright/test';

import { faults, picture } from './look';
import { covered, parted } from './measure';
import { Room, Screen } from './room';
import { Server } from './server';
import { Turns } from './turns';

const softly = expect.configure({ soft: true });

/** Every reader of the page hears this, in this order; what lies between is left out. */
const tells = (page: Page, story: string) => softly(page.locator('body')).toMatchAriaSnapshot(story);

const HEAD = (who: string) => `
  - banner:
    - button /${who}/
    - button "What can I do now?"
    - img "Connected"
    - list "Phases of the cycle"`;
const BELOW = `
  - region "Look up":
    - group: /My figures/
    - group: /Log/`;

/** Nothing is wrong with a page at rest. */
const sound = (page: Page, message: string) =>
  softly.poll(() => faults(page), { message, timeout: 10_000 }).toEqual([]);

/** From now on keeps all that the page says aloud. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const hear = (changes: MutationRecord[]) => {
      for (const { target } of changes) {
        const place = target instanceof Element && target.closest('[aria-live]');
        if (place && place.textContent) heard.push(place.textContent);
      }
    };
    new MutationObserver(hear).observe(document.body, { subtree: true, childList: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

test('each screen tells its story to whoever hears it, in order', async ({ browser }) => {
  test.setTimeout(300_000);
  const server = await Server.start(28);
  const room = await Room.made(browser, server);
  const phone = (seat: string) => room.phone(seat).page;

  await test.step('choosing a seat', async () => {
    const door = await Screen.open(browser, `${server.origin}/j/${room.code}`, { width: 390, height: 844 });
    await door.touch('seat-medes');
    await tells(
      door.page,
      `
      - banner:
        - heading [level=1]
      - main:
        - paragraph: Which faction do you lead?
        - list:
          - listitem:
            - button "Medes" [pressed]
        - textbox "Your name"
        - button "Play as Medes"
      - contentinfo:
        - button "Look on without a seat"`,
    );
    await door.context.close();
  });

  for (const seat of ['amazons', 'medes', 'tyrants']) await room.join(seat);
  await room.joinBare('aristocrats', 'democrats', 'monarchists', 'oligarchs', 'theocrats');
  await room.space('tie_for_prytanis');
  await test.step('waiting', async () => {
    await tells(
      phone('medes'),
      `${HEAD('Medes')}
  - main:
    - heading "A tie" [level=1]
    - paragraph: Waiting for the Monarchists to pick who presides.
    - paragraph: Awaited
    - list:
      - listitem /Monarchists/
    - region "Your figures"
    - heading "On the table" [level=2]
    - article:
      - heading [level=3]${BELOW}`,
    );
  });

  await room.archon('monarchists').choose('prytanis:aristocrats');
  await room.watch.step('presiding');
  await test.step('a grant, in a dialog that keeps the focus and gives it back', async () => {
    const page = phone('amazons');
    await page.getByTestId('open-grant').press('Enter');
    await tells(
      page,
      `
      - dialog "Grant influence":
        - heading "Grant influence" [level=2]
        - button "Close"
        - heading "Your influence" [level=2]
        - radiogroup "Pick a faction to grant it to":
          - radio /Aristocrats/
          - radio /Medes/
        - button "Pick a faction to grant it to" [disabled]`,
    );
    const first = page.getByRole('radio').first();
    await first.focus();
    await first.press('ArrowDown');
    await expect(page.getByRole('radio').nth(1)).toBeFocused();
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('open-grant')).toBeFocused();
  });

  await room.space('choose_events');
  await room.activate((card) => card.kind === 'motion');
  await room.space('debate');
  await test.step('names stay whole where a line is short, in every language', async () => {
    await room.palette('Rulings');
    await room.control.id('setting-floor').getByRole('button', { name: 'The Prytanis' }).click();
    await room.control.page.keyboard.press('Escape');
    await phone('tyrants').getByTestId('raise-hand').click();
    const { page } = await room.scan('aristocrats');
    await page.setViewportSize({ width: 320, height: 568 });
    for (const locale of ['en', 'de', 'el']) {
      await page.goto(`${server.origin}/j/${room.code}?language=${locale}`);
      await expect(page.getByTestId('speakers').getByRole('button').first()).toBeVisible();
      await softly.poll(() => parted(page), { message: `the speakers in ${locale}` }).toEqual([]);
    }
    await page.context().close();
  });
  const heard = await listen(phone('medes'));
  await room.space('race');
  await test.step('the race, and what is sealed', async () => {
    const page = phone('medes');
    await tells(
      page,
      `${HEAD('Medes')}
  - main:
    - heading "The race" [level=1]
    - list "How many Horses do you conceal?":
      - listitem:
        - button /None/
      - listitem:
        - button /1 Horse/
    - paragraph: Awaited${BELOW}`,
    );
    await page.getByTestId('bid-3').press('Enter');
    await expect(page.getByTestId('sealed')).toBeVisible();
    await tells(
      page,
      `
  - main:
    - heading "Locked" [level=1]
    - paragraph: Your Horses are concealed
    - button "Covered. Press and hold to see your bid"
    - button "Show it for 10 seconds"
    - button "Change"`,
    );
    await expect(page.locator('main')).toBeFocused();
    await page.getByTestId('hold-show').press('Enter');
    await expect(page.getByTestId('hold')).toBeFocused();
    await expect(page.getByTestId('hold')).toContainText('3');
    await page.keyboard.press('Tab');
    await expect(page.getByTestId('hold')).toContainText('Covered');
    await expect.poll(async () => (await heard()).join('\n')).toContain('Locked.');
    const said = await heard();
    expect(said.join('\n')).toContain('The race.');
    expect(said.join('\n')).not.toMatch(/3 Horses/);
    expect(said.join('\n').split('Locked.')).toHaveLength(2);
  });

  await test.step('Control’s cockpit', async () => {
    await tells(
      room.control.page,
      `
      - button /Reveal the bids/
      - button "To what is on the table"
      - banner:
        - heading [level=1]
        - navigation "Menus"
      - region "Phase and clock"
      - region "The day"
      - navigation "Seats":
        - heading /connected/ [level=2]
        - list:
          - listitem:
            - button /Amazons.*Open the seat/
      - main:
        - heading "Horses are being concealed." [level=2]
        - region "On the table"
        - region "Waiting"
      - complementary "The city":
        - region "Counters"
        - region "Log and history"`,
    );
    const { page } = room.control;
    await page.getByTestId('skip').press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  await room.space('strengths');
  await room.space('ballot');
  await test.step('a vote', async () => {
    await tells(
      phone('tyrants'),
      `${HEAD('Tyrants')}
  - main:
    - heading "Vote" [level=1]
    - paragraph: YES or NO? Nobody sees it before the reveal.
    - heading [level=2]
    - button /YES/
    - button /NO/
    - paragraph:
      - button /Vote strength/
      - button "Abstain"
    - paragraph: Awaited${BELOW}`,
    );
  });

  await test.step('in the system’s own colours, in every language and at 320 pixels', async () => {
    const { page } = room.phone('tyrants');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await picture(page, `forced-${colorScheme}-vote`);
      await room.control.page.emulateMedia({ forcedColors: 'active', colorScheme });
      await picture(room.control.page, `forced-${colorScheme}-control`);
      // What is drawn has the colours of what is written: a pebble is no white on white.
      const inks = await page.evaluate(() => {
        const ground = getComputedStyle(document.body).backgroundColor;
        const pebbles = Array.from(document.querySelectorAll('[data-testid^=vote-] svg'));
        return pebbles.map((pebble) => getComputedStyle(pebble).color !== ground);
      });
      expect(inks).toEqual(inks.map(() => true));
    }
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'dark' });
    const desk = room.control.page;
    await desk.emulateMedia({ forcedColors: 'none' });
    // A laptop whose page is twice as large.
    const laptop = desk.viewportSize()!;
    await desk.setViewportSize({ width: 683, height: 384 });
    await softly.poll(() => covered(desk), { message: 'Control at twice the size' }).toEqual([]);
    await softly.poll(() => desk.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    const matter = () => desk.getByTestId('headline').evaluate((one) => one.getBoundingClientRect().bottom);
    const button = () => desk.getByTestId('next').evaluate((one) => one.getBoundingClientRect().top);
    softly(await matter(), 'what is on the table is in sight').toBeLessThan(await button());
    await sound(desk, 'Control at twice the size');
    await picture(desk, 'control-zoomed');
    await desk.setViewportSize(laptop);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await softly.poll(wide, { message: `${width} pixels` }).toBeLessThanOrEqual(0);
      for (const theme of ['night', 'day']) {
        await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
        await sound(page, `${theme} at ${width}`);
      }
      await picture(page, `vote-${width}`);
    }
    // The table speaks English: what the browser reads is heard only until the table has said so.
    for (const locale of ['de', 'el']) {
      const context = await browser.newContext({ locale, viewport: { width: 390, height: 844 } });
      for (const path of ['j', 'watch']) {
        const page = await context.newPage();
        await page.goto(`${server.origin}/${path}/${room.code}?language=${locale}`);
        await expect(page.locator('header').first()).toBeVisible();
        await softly(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.locator('main')).toBeVisible();
        await sound(page, `${path} in ${locale}`);
      }
      await context.close();
    }
  });

  await test.step('what is printed, in every language', async () => {
    for (const locale of ['en', 'de', 'el']) {
      const page = await room.control.context.newPage();
      await page.goto(`${server.origin}/print?language=${locale}#table=${room.code}`);
      for (const part of ['cards', 'balance', 'factions', 'articles', 'city', 'rulings', 'day']) {
        await page.getByTestId(`part-${part}`).click();
        await sound(page, `sheets, ${part} in ${locale}`);
      }
      await page.getByTestId('open-print').click();
      await expect(page.getByTestId('page').first()).toBeVisible();
      await sound(page, `print the sheets in ${locale}`);
      await page.close();
    }
  });

  await room.vote({ aristocrats: 'no', oligarchs: 'yes', democrats: 'yes', tyrants: 'no' });
  await room.space('outcome');
  await room.palette('Begin a stasis');
  await room.control.touch('go');
  await room.watch.step('stasis_cards');
  await room.space('muster');
  await room.ruled('turn_seconds', 0);
  await room.space('deploy');
  await test.step('the streets', async () => {
    const turns = new Turns(room);
    await turns.next();
    await tells(
      phone('medes'),
      `
  - banner:
    - button /Medes/
  - main:
    - heading [level=1]
    - button`,
    );
  });
  await room.close();
});
