import { expect, test } from '@playwright/test';

import { Room } from './room';
import { Server } from './server';

/** Where a phone of this size stands. */
const PHONE = { width: 390, height: 844 };

test('screens go on at the spare when the first machine is killed', async ({ browser }) => {
  const server = await Server.start(7);
  const room = await Room.made(browser, server);
  // It came before there was a spare: what its page may not do yet is said to it, and it loads itself again.
  const early = await (await browser.newContext({ viewport: PHONE })).newPage();
  await early.goto(`${server.origin}/j/${room.code}`);
  await early.getByTestId('seat-medes').click();
  await early.getByTestId('device').fill('Early phone');
  await early.getByTestId('take-seat').click();
  await expect(early.getByTestId('step')).toBeVisible();
  const loaded = early.waitForEvent('load');
  const spare = await Server.spareOf(server);
  await loaded;
  await expect(early.getByTestId('step')).toBeVisible();
  await expect(room.control.id('spare')).toHaveText('Spare: up to date');
  // So does Control's.
  await room.control.page.waitForFunction(() => sessionStorage.getItem('prytaneion.renewed') !== null);
  await expect(room.control.id('next')).toBeVisible();

  const late = await room.join('tyrants');
  const wall = await (await browser.newContext()).newPage();
  await wall.goto(`${server.origin}/projector/${room.code}`);
  await expect(wall.getByTestId('scene-join')).toBeVisible();
  await server.kill();
  await expect(late.screen.id('connection')).toBeVisible();
  await spare.takeOver();

  for (const page of [early, late.page]) {
    await page.waitForURL(`${spare.origin}/j/${room.code}`);
    await expect(page.getByTestId('step')).toBeVisible();
    // From here it can be loaded again, and has no key in its address.
    expect(page.url()).not.toContain('#');
    await page.reload();
    await expect(page.getByTestId('step')).toBeVisible();
    await expect(page.getByTestId('connection')).toBeHidden();
  }
  // Who watched is still where it was, and follows all the same.
  await expect(wall.getByTestId('scene-join')).toContainText(String(spare.port));
  // Control chooses itself when it moves; until then its page goes on where it is.
  const { control } = room;
  await expect(control.id('away')).toBeVisible();
  await expect(control.id('free')).toContainText('6 seats are free');
  await control.touch('move');
  await control.page.waitForURL(`${spare.origin}/control/${room.code}`);
  await expect(control.id('free')).toContainText('6 seats are free');
  await expect(control.id('away')).toBeHidden();
  await spare.stop();
  await server.stop();
});
