import { expect, test } from '@playwright/test';

import { look } from './look';
import { Room } from './room';
import { Server } from './server';

test('what is begun outlives a reload, and the way back closes what lies open', async ({ browser }) => {
  const server = await Server.start(7);
  const room = await Room.made(browser, server);
  const { screen, page } = await room.join('medes');

  await test.step('a question', async () => {
    await screen.touch('menu');
    await screen.touch('menu-ask');
    await page.locator('#question').fill('May we speak with');
    await page.reload();
    await screen.touch('menu');
    await screen.touch('menu-ask');
    await expect(page.locator('#question')).toHaveValue('May we speak with');
    await page.locator('#question').fill('May we speak with the Tyrants?');
    await page.getByTestId('send-question').click();
    await expect.poll(() => room.watch.own.messages.length).toBe(1);
    await page.reload();
    await screen.touch('menu');
    await screen.touch('menu-ask');
    await expect(page.locator('#question')).toHaveValue('');
    await page.keyboard.press('Escape');
  });

  await test.step('the way back, on a phone', async () => {
    const at = page.url();
    await screen.touch('menu');
    await expect(screen.id('leave')).toBeVisible();
    await page.goBack();
    await expect(screen.id('leave')).toBeHidden();
    expect(page.url()).toBe(at);
    await expect(screen.id('step')).toBeVisible();
    await expect(screen.id('connection')).toHaveAttribute('data-status', 'live');
  });

  await test.step('an announcement, and the way back at the desk', async () => {
    const { control } = room;
    await room.palette('Announce');
    await control.id('announce-text').fill('Lunch is served');
    await control.page.goBack();
    await expect(control.id('announce')).toHaveCount(0);
    await control.page.reload();
    await expect(control.id('next')).toBeVisible();
    await room.palette('Announce');
    await expect(control.id('announce-text')).toHaveValue('Lunch is served');
    await look(control, 'begun-announcement');
    await control.touch('go');
    await expect.poll(() => room.watch.game.announcement).toBe('Lunch is served');
  });
  await room.close();
});
