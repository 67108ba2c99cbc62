import { expect, test } from '@playwright/test';

import { Table } from './island';
import { Server } from './server';

test('two phones and a board play a whole game of Atlantida', async ({ browser }) => {
  const server = await Server.start(7);
  const table = await Table.made(browser, server);
  await table.openBoard();

  await test.step('scan, sit down, begin', async () => {
    await table.join('atlas');
    await table.join('mneseus');
    await table.begin();
    await expect(table.board.id('projection')).toBeVisible();
  });

  await test.step('a leader is led to a hex, and taken back', async () => {
    await table.playUntil(() => table.stage === 'movement');
    const [{ faction }] = table.watch.game.asked.duties;
    const phone = table.phone(faction);
    await phone.page.locator('[data-testid^="goal-"]').first().click();
    await phone.touch('enter');
    await expect.poll(() => phone.watch.own.game.draft.choices).toBe(1);
    await phone.page.reload();
    await expect.poll(() => phone.watch.own.game?.draft?.choices).toBe(1);
    await phone.touch('undo');
    await expect.poll(() => phone.watch.own.game.draft.choices).toBe(0);
  });

  await test.step('thirteen turns', async () => {
    await table.playUntil(() => table.watch.game.board.turn === 7);
    // In the middle everything is loaded anew.
    for (const phone of table.phones.values()) await phone.page.reload();
    await table.board.page.reload();
    await table.playUntil(() => table.stage === 'over');
    await expect(table.phone('atlas').id('places')).toBeVisible();
    await expect(table.board.id('score-atlas')).toBeVisible();
    for (const screen of [...table.phones.values(), table.board]) {
      await expect.poll(() => screen.watch.shared).toEqual(table.watch.shared);
    }
  });
  await table.close();
});
