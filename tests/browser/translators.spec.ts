import { type Browser, expect, test } from '@playwright/test';

import { Phone, Room, Screen } from './room';
import { Server } from './server';

const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1366, height: 768 }, wall: { width: 1920, height: 1080 } };

/**
 * A browser that translates whatever it is asked not to: it takes each text out of the page, puts its own words there in
 * two `<font>`, and does so again with all that comes or changes.
 */
function translates(): void {
  const isOwn = (node: Node) => node.parentElement?.closest('font, script, style') !== null;
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.isConnected || text.data.trim() === '' || isOwn(text)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `⟦${text.data}⟧`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver((records) => {
      for (const { addedNodes, target, type } of records) {
        (type === 'characterData' ? [target] : addedNodes).forEach(translate);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    translate(document.body);
  });
}

async function translated(browser: Browser, url: string, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ viewport, hasTouch: viewport.width < 500 });
  await context.addInitScript(translates);
  return Screen.over(context, url);
}

/** What is read there, without the marks of the translator. */
async function words(screen: Screen, where: string): Promise<string> {
  const text = await screen.page.locator(where).first().innerText();
  return text.replace(/[⟦⟧]/g, '').replace(/\s+/g, ' ').trim();
}

/** A screen that is translated says what the one beside it says that is not. */
async function same(one: Screen, other: Screen, where: string): Promise<void> {
  await expect(async () => expect(await words(one, where)).toBe(await words(other, where))).toPass({ timeout: 15_000 });
  expect(await one.page.locator(where).first().innerText(), 'it is translated').toContain('⟦');
}

test('a browser that translates shows what is asked on phone, desk and wall', async ({ browser }) => {
  const server = await Server.start(7);
  const room = await Room.made(browser, server);
  const desk = await translated(browser, server.controlLink, SIZES.desk);
  // A page keeps the key of its link only once its texts are there; to go elsewhere before that loses it.
  await desk.touch(`table-${room.code}`);
  await expect(desk.id('next')).toBeVisible();
  const [wall, plainWall] = [
    await translated(browser, `${server.origin}/projector/${room.code}`, SIZES.wall),
    await Screen.open(browser, `${server.origin}/projector/${room.code}`, SIZES.wall),
  ];
  const screen = await translated(browser, `${server.origin}/j/${room.code}`, SIZES.phone);
  await screen.touch('seat-democrats');
  await screen.touch('take-seat');
  await expect(screen.id('step')).toBeVisible();
  const phone = new Phone('democrats', screen);
  room.phones.set('democrats', phone);
  const twin = await room.scan('democrats');
  await room.joinBare('amazons', 'aristocrats', 'medes', 'monarchists', 'oligarchs', 'theocrats', 'tyrants');

  const beside = async () => {
    await same(desk, room.control, '[data-testid=next]');
    await same(screen, twin.screen, 'main');
  };
  await beside();
  await room.space('tie_for_prytanis');
  await beside();
  await room.decide('prytanis:aristocrats');
  await room.space('choose_events');
  await beside();
  await room.activate((card) => card.kind === 'motion');
  for (const step of ['debate', 'race', 'strengths', 'ballot']) {
    await room.space(step);
    await same(desk, room.control, '[data-testid=next]');
  }
  await same(wall, plainWall, 'main');
  await phone.vote('yes');
  await beside();
  await room.vote(Object.fromEntries([...room.bare.keys()].map((seat) => [seat, 'no'])));
  await beside();
  await same(wall, plainWall, 'main');
  await room.space('outcome');
  await beside();
  await screen.touch('menu');
  await expect(screen.id('leave')).toBeVisible();
  await screen.touch('close');
  await expect(screen.id('leave')).toBeHidden();
  await room.close();
});
