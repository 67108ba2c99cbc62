import { expect, test } from '@playwright/test';

import { Table } from './island';
import { Server } from './server';

test('a sealed battle goes on at the spare, and its table is archived and taken back', async ({ browser }) => {
  const server = await Server.start(11);
  const table = await Table.made(browser, server);
  await table.join('atlas');
  await table.join('mneseus');
  await table.begin();
  await table.playUntil(() => table.stage === 'movement');
  const attacker = table.watch.game.asked.duties[0].faction as string;
  const defender = attacker === 'atlas' ? 'mneseus' : 'atlas';
  const [attacks, defends] = [table.phone(attacker), table.phone(defender)];

  await test.step('a strength is sealed', () => table.attack(attacker, defender));

  // Pages load themselves again, for what they may not speak to is said with the page.
  const spare = await Server.spareOf(server);
  await table.control.page.waitForFunction(() => sessionStorage.getItem('prytaneion.renewed') !== null);
  for (const screen of [attacks, defends]) await expect(screen.id('question')).toBeVisible();
  await expect(table.control.id('spare')).toHaveText('Spare: up to date');

  const sealed = '"arms":2';
  const all = [`/api/tables/${table.code}`, `/api/tables/${table.code}/draws`, '/healthz', '/metrics', '/readyz'];
  const open = async (origin: string) => {
    const found = await Promise.all(all.map(async (path) => (await fetch(origin + path)).text()));
    return found.join('\n');
  };
  expect(await open(server.origin)).not.toContain(sealed);

  await test.step('the machine falls; the spare knows what was sealed, and tells nobody', async () => {
    await server.kill();
    await spare.takeOver();
    for (const phone of [attacks, defends]) {
      await phone.page.waitForURL(`${spare.origin}/j/${table.code}`);
      await expect(phone.id('question')).toBeVisible();
      await expect(phone.id('connection')).toBeHidden();
    }
    await table.control.touch('move');
    await table.control.page.waitForURL(`${spare.origin}/control/${table.code}`);
    await expect.poll(() => table.watch.game.battle?.locked).toContain(attacker);
    expect(await open(spare.origin)).not.toContain(sealed);
    for (const { watch } of [defends, table.control]) expect(watch.frames.join()).not.toContain(sealed);
    await table.playUntil(() => table.watch.game.battle === null);
    const shown = JSON.stringify(table.watch.game.reveals);
    expect(shown).toContain(sealed);
  });

  await test.step('the table is put away in the middle of a turn, and taken back as it was', async () => {
    const before = table.watch.game;
    const key = new URL(spare.controlLink).hash.replace('#key=', '');
    const deed = async (name: string) => {
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
      const asked = { method: 'POST', headers, body: '{}' };
      return (await fetch(`${spare.origin}/api/tables/${table.code}/${name}`, asked)).status;
    };
    expect(await deed('archive')).toBe(204);
    await expect(defends.id('connection')).toBeVisible();
    expect(await deed('back')).toBe(204);
    for (const phone of [attacks, defends]) {
      await phone.page.reload();
      await expect(phone.id('question')).toBeVisible();
      expect(phone.watch.game).toEqual(before);
    }
    await table.playUntil(() => table.stage !== 'movement');
  });
  for (const context of browser.contexts()) await context.close();
  await spare.stop();
  await server.stop();
});
