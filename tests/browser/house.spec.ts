import { type Browser, expect, test } from '@playwright/test';

import { look } from './look';
import { Screen } from './room';
import { Server } from './server';

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1366, height: 768 };

/** Makes a table and comes back to the tables; its code. */
async function made(screen: Screen, name: string): Promise<string> {
  await screen.touch('scenario-atlantis');
  await screen.id('table-name').fill(name);
  await screen.touch('make-table');
  await screen.watch.step('lobby');
  return screen.watch.shared.table.code;
}

/** Looks at a page as it is on a phone too. */
async function lookBoth(browser: Browser, screen: Screen, name: string): Promise<void> {
  await look(screen, name);
  await screen.page.setViewportSize(PHONE);
  await look(screen, `${name}-phone`);
  await screen.page.setViewportSize(LAPTOP);
}

test('an organiser hosts by a link, and a table comes back from its file', async ({ browser }) => {
  const server = await Server.start();
  const operator = await Screen.open(browser, server.controlLink, LAPTOP);
  await operator.touch('house');
  await operator.id('invite-name').fill('The Games Club of the Old Harbour');
  await operator.touch('invite');
  const link = await operator.id('link').inputValue();
  await lookBoth(browser, operator, 'house-organiser');
  await operator.id('limit-tables').fill('2');
  await operator.touch('keep');
  await expect(operator.id('organiser-done')).toHaveText('Saved.');
  await operator.page.keyboard.press('Escape');

  const club = await Screen.open(browser, link, LAPTOP);
  await expect(club.id('used')).toContainText('0 of 2 tables');
  const code = await made(club, 'Saturday at the harbour');
  await club.page.goto(`${server.origin}/control`);
  await expect(club.id(`standing-${code}`)).toContainText('seats taken');
  await club.touch(`more-${code}`);
  await lookBoth(browser, club, 'house-deeds');
  await club.touch('show');
  await expect(club.id('show')).toHaveText('Take it off the page');
  await club.id('copy-name').fill('Sunday at the harbour');
  await club.touch('copy');
  await club.watch.step('lobby');

  const guest = await Screen.open(browser, server.origin, PHONE);
  await guest.touch('running');
  await look(guest, 'house-running');
  await guest.page.goto(`${server.origin}/kept`);
  await expect(guest.id('keeper')).toBeVisible();
  await look(guest, 'house-kept');

  // No third one: the page says so, and what to do.
  await club.page.goto(`${server.origin}/control`);
  await club.touch('scenario-atlantis');
  await club.touch('make-table');
  await expect(club.page.getByRole('alert')).toContainText('Archive or delete one');
  await club.touch(`more-${code}`);
  const sitting = await Screen.open(browser, `${server.origin}/j/${code}`, PHONE, true);
  await sitting.touch('seat-medes');
  await sitting.touch('take-seat');
  await expect(sitting.id('step')).toBeVisible();
  const wall = await Screen.open(browser, `${server.origin}/projector/${code}`, LAPTOP);
  await expect(wall.id('projection')).toBeVisible();
  await club.touch('archive');
  await expect(club.id(`standing-${code}`)).toContainText('purged on');
  await lookBoth(browser, club, 'house-club');
  await club.touch(`more-${code}`);
  const [file] = await Promise.all([club.page.waitForEvent('download'), club.touch('download')]);
  expect(file.suggestedFilename()).toMatch(/\.table\.gz$/);
  await club.touch('delete');
  await club.id('delete-name').fill('Saturday at the harbour');
  await club.touch('delete-now');
  await expect(club.id(`line-${code}`)).toHaveCount(0);
  await expect(sitting.id('ended')).toContainText('so does this page');
  await expect(wall.id('said')).toContainText('no table with this code');
  await look(sitting, 'house-absent');
  await club.id('restore-file').setInputFiles(await file.path());
  await expect(club.id('restored')).toContainText(code);
  await expect(club.id(`open-${code}`)).toBeVisible();
  // Whoever sat there does again as soon as the page is touched, and so does the wall.
  for (const screen of [sitting, wall]) {
    await expect(async () => {
      await screen.page.locator('body').dispatchEvent('pointerdown');
      await expect(screen.id(screen === wall ? 'projection' : 'step')).toBeVisible({ timeout: 1_000 });
    }).toPass();
  }

  await operator.page.reload();
  await expect(operator.id(`organiser-${code}`)).toHaveText('The Games Club of the Old Harbour');
  await lookBoth(browser, operator, 'house');
  await server.stop();
});
