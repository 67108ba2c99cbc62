import { expect, test } from '@playwright/test';

import { look } from './look';
import { Room, Screen } from './room';
import { Server } from './server';

test('a table is closed, and a phone checks every draw', async ({ browser }) => {
  const server = await Server.start();
  const room = await Room.made(browser, server);
  await room.join('medes');
  const { control, watch } = room;
  const { commitment } = watch.shared.table.fairness as { commitment: string };

  const draws = await Screen.open(browser, `${server.origin}/draws#${room.code}`, {
    width: 390,
    height: 844,
  });
  await expect(draws.id('sealed')).toBeVisible();
  const page = draws.page.locator('main');
  const shown = async () => (await page.innerText()).replaceAll(/\s/g, '');
  expect(await shown()).toContain(commitment);
  await look(draws, 'draws-sealed');

  // The decks are shuffled.
  await room.space('tie_for_prytanis');
  await room.palette('Fair play');
  await expect(control.id('draws')).toBeVisible();
  await look(control, 'control-fair-dice');
  await control.touch('close-table');
  await control.id('close-code').fill('WRONG');
  await expect(control.id('go')).toBeDisabled();
  await control.id('close-code').fill(room.code.toLowerCase());
  await look(control, 'control-close-table');
  await control.touch('go');
  await expect.poll(() => watch.shared.table.fairness.closed).toBe(true);

  await draws.page.reload();
  await expect(draws.id('verdict')).toHaveText(/^All \d+ draws are right\.$/);
  expect(await shown()).toContain(commitment);
  await look(draws, 'draws');
  await room.close();
});
