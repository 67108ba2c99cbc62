import { expect, test } from '@playwright/test';

import { look } from './look';
import { Table } from './island';
import { Server } from './server';

test('two phones and a board play a whole game of Atlantida', async ({ browser }) => {
  const server = await Server.start(7);
  const table = await Table.made(browser, server);
  await table.openBoard();

  await test.step('scan, sit down, begin', async () => {
    await look(table.board, 'atlantida-board-lobby');
    const phone = await table.join('atlas');
    await table.join('mneseus');
    await look(phone, 'atlantida-phone-lobby');
    await look(table.control, 'atlantida-control-lobby');
    await table.begin();
    await expect(table.board.id('projection')).toBeVisible();
  });

  // Everything that is asked is looked at once, on the phone and on the board.
  table.onasked = async (question, phone) => {
    await look(phone, `atlantida-phone-${question}`);
    await look(table.board, `atlantida-board-${question}`);
  };

  await test.step('a leader is led to a hex, and taken back', async () => {
    await table.playUntil(() => table.stage === 'movement');
    const [{ faction }] = table.watch.game.asked.duties;
    const phone = table.phone(faction);
    await expect.poll(() => phone.watch.own.game.hand.reach.length).toBeGreaterThan(0);
    const { place } = phone.watch.own.game.hand.reach.find((way: { enter: boolean }) => way.enter).target;
    await phone.page.locator(`[data-testid="map"] [data-hex="${place}"]`).click();
    await look(phone, 'atlantida-phone-move');
    await phone.touch('enter');
    await expect.poll(() => phone.watch.own.game.draft.choices).toBe(1);
    await phone.page.reload();
    await expect.poll(() => phone.watch.own.game?.draft?.choices).toBe(1);
    await phone.touch('undo');
    await expect.poll(() => phone.watch.own.game.draft.choices).toBe(0);
    await phone.page.locator(`[data-testid="map"] [data-hex="${place}"]`).click();
    await phone.touch('enter');
    await expect.poll(() => phone.watch.own.game.draft.choices).toBe(1);
    await look(table.control, 'atlantida-control');
  });

  await test.step('the first turns by hand; everything is loaded anew in the middle', async () => {
    await table.playUntil(() => table.watch.game.board.turn === 4);
    for (const screen of [...table.phones.values(), table.board]) await screen.page.reload();
    await look(table.phone('atlas'), 'atlantida-phone-waiting');
    await look(table.board, 'atlantida-board');
  });

  await test.step('one goes, and the steward plays for him to the end', async () => {
    await table.steward('mneseus');
    await look(table.control, 'atlantida-control-steward');
    await table.playUntil(() => table.stage === 'over');
    await expect(table.phone('mneseus').id('places')).toBeVisible();
    await expect(table.board.id('score-atlas')).toBeVisible();
    await look(table.phone('atlas'), 'atlantida-phone-over');
    await look(table.board, 'atlantida-board-over');
    await look(table.control, 'atlantida-control-over');
    for (const screen of [...table.phones.values(), table.board]) {
      await expect.poll(() => screen.watch.shared).toEqual(table.watch.shared);
    }
  });
  await table.close();
});
