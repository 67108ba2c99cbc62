import { expect, test } from '@playwright/test';

import { look } from './look';
import { Table } from './island';
import { underBars } from './measure';
import { Server } from './server';

/** The board tells what happened before it shows what is: up to three scenes of nine seconds. */
const ONCE_TOLD = { timeout: 40_000 };

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

  await test.step('who began hosts: the table is stopped, and goes on', async () => {
    const [host, other] = [table.phone('atlas'), table.phone('mneseus')];
    for (const phone of [host, other]) await phone.page.locator('[data-testid=fold-table] summary').click();
    await expect(host.id('host')).toBeVisible();
    await look(host, 'atlantida-phone-host');
    await other.touch('hold-table');
    await expect.poll(() => table.watch.game.accord.held).toBe(true);
    await look(other, 'atlantida-phone-held');
    await look(table.board, 'atlantida-board-held');
    await host.touch('go-on');
    await expect.poll(() => table.watch.game.accord.held).toBe(false);
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
    const ways = phone.watch.own.game.hand.reach as { enter: boolean; target: { place: string } }[];
    const place = ways.find(({ enter }) => enter)?.target.place ?? '';
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
    const size = phone.page.viewportSize();
    await phone.page.setViewportSize({ width: 320, height: 568 });
    expect(await underBars(phone.page)).toEqual([]);
    if (size) await phone.page.setViewportSize(size);
    await look(table.control, 'atlantida-control');
  });

  await test.step('the first turns by hand; everything is loaded anew in the middle', async () => {
    await table.playUntil(() => table.watch.game.board.turn === 4);
    for (const screen of [...table.phones.values(), table.board]) await screen.page.reload();
    // And the server falls: what a phone has tried out is there again.
    const asked = table.watch.game.asked.duties[0].faction as string;
    const draft = () => table.phone(asked).watch.own.game?.draft;
    await expect.poll(draft).toBeTruthy();
    const before = draft();
    await table.server.kill();
    await expect(table.control.id('next')).toBeDisabled();
    await table.server.again();
    await expect(table.control.id('next')).toBeEnabled();
    expect(draft()).toEqual(before);
    await look(table.phone('atlas'), 'atlantida-phone-waiting');
    await look(table.board, 'atlantida-board');
  });

  await test.step('one goes, and the steward plays for him to the end', async () => {
    await table.steward('mneseus');
    await look(table.control, 'atlantida-control-steward');
    await table.playUntil(() => table.stage === 'over');
    await expect(table.phone('mneseus').id('places')).toBeVisible();
    await expect(table.board.id('score-atlas')).toBeVisible(ONCE_TOLD);
    await look(table.phone('atlas'), 'atlantida-phone-over');
    await look(table.board, 'atlantida-board-over');
    await look(table.control, 'atlantida-control-over');
    for (const screen of [...table.phones.values(), table.board]) {
      await expect.poll(() => screen.watch.shared).toEqual(table.watch.shared);
    }
  });
  await table.close();
});

test('a sealed battle, a tribute that sinks land, and a steward among five', async ({ browser }) => {
  const server = await Server.start(11);
  const table = await Table.made(browser, server);
  await table.openBoard();
  await table.sends({ do: 'change_setting', key: 'game', value: 'advanced' });
  for (const faction of ['atlas', 'ampheres', 'mneseus', 'mestor']) await table.join(faction);
  await table.steward('azaes');
  await table.controlBegins();
  table.onasked = async (question, phone) => {
    if (!['statue', 'order', 'answer', 'sinking', 'zeus'].includes(question)) return;
    await look(phone, `atlantida-phone-${question}`);
    await look(table.board, `atlantida-board-${question}`);
  };
  await table.playUntil(() => table.stage === 'movement');

  await test.step('a battle is sealed on both sides, and shown at once', async () => {
    const attacker = table.watch.game.asked.duties[0].faction as string;
    const defender = attacker === 'ampheres' ? 'atlas' : 'ampheres';
    const phone = await table.attack(attacker, defender, (phone) => look(phone, 'atlantida-phone-attack'));
    await expect(table.board.page.getByText('attacks', { exact: true })).toBeVisible(ONCE_TOLD);
    await look(table.board, 'atlantida-board-battle');
    // Nobody but the attacker's own devices was told what it committed.
    const others = [table.board, table.control, table.phone(defender)];
    for (const { watch } of others) expect(watch.frames.join()).not.toContain('"arms":2');
    expect(phone.watch.frames.join()).toContain('"arms":2');
    await table.playUntil(() => table.watch.game.battle === null);
    await look(table.board, 'atlantida-board-shown');
    expect(table.watch.game.reveals[0].rows).toHaveLength(2);
  });

  await test.step('a city is plundered', async () => {
    const before = table.watch.game.asked.duties[0]?.faction as string;
    const moves = () => (table.stage === 'movement' ? (table.watch.game.asked.duties[0]?.faction as string) : before);
    await table.playUntil(() => moves() !== before);
    const attacker = moves();
    const robbed = attacker === 'mestor' ? 'mneseus' : 'mestor';
    await table.corrects({ figure: 'learn', faction: attacker, advance: 'fanaticism' });
    await table.corrects({ figure: 'units', faction: attacker, place: 'home', pops: 6, leaders: 1, at_site: true });
    await table.corrects({ figure: 'units', faction: robbed, place: 'home', pops: 3, leaders: 1, at_site: true });
    for (const faction of [attacker, robbed]) await table.corrects({ figure: 'stock', faction, stock: 'arms', to: 0 });
    for (const stock of ['wood', 'stone', 'gold']) await table.corrects({ figure: 'stock', faction: robbed, stock, to: 5 });
    const phone = table.phone(attacker);
    await phone.touch(`goal-${robbed}`);
    await look(phone, 'atlantida-phone-raid');
    for (const _ of [1, 2]) await phone.touch('attack');
    await expect.poll(() => table.watch.game.battle?.prize).toBe('plunder');
    await expect(table.phone(robbed).id('question')).toHaveAttribute('data-question', 'answer');
    await look(table.phone(robbed), 'atlantida-phone-plundered');
    await look(table.board, 'atlantida-board-plunder');
    await table.playUntil(() => table.watch.game.battle === null);
    const { outcome, sets } = table.watch.game.last_battle;
    expect([outcome, sets]).toEqual(['attacker_wins', 4]);
    for (const stock of ['wood', 'stone', 'gold']) expect(table.player(robbed).stocks).toContainEqual(expect.objectContaining({ stock, value: 1 }));
    await expect(table.board.page.getByText('4 sets')).toBeVisible(ONCE_TOLD);
    await look(table.board, 'atlantida-board-plundered');
  });

  await test.step('a tribute, and land that sinks', async () => {
    await table.playUntil(() => table.watch.game.board.hexes.some(({ sunk }: { sunk: boolean }) => sunk));
    await look(table.board, 'atlantida-board-sunk');
  });
  await table.close();
});
