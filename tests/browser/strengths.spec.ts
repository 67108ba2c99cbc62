import { expect, test } from '@playwright/test';

import { Room, Screen, SEATS } from './room';
import { Server } from './server';

/** What Control's own device says in its place: the largest figures that there can be take no form apart. */
async function supported(room: Room, faction: string, times: number): Promise<void> {
  const key = new URL(room.server.controlLink).hash.replace('#key=', '');
  const socket = new WebSocket(`${room.server.origin.replace('http', 'ws')}/ws/${room.code}`);
  await new Promise((open) => socket.addEventListener('open', open));
  const say = (message: object) => {
    socket.send(JSON.stringify(message));
  };
  say({ type: 'hello', protocol: 1, screen: 'control', token: key });
  for (let nth = 0; nth < times; nth += 1) {
    const command = { do: 'add_support', faction, by: 1000, label: `Gift ${nth}`, until: 'act' };
    say({ type: 'play', id: crypto.randomUUID(), command });
  }
  await expect.poll(() => room.watch.faction(faction).strength.value).toBeGreaterThan(1000 * times - 1);
  socket.close();
}

test('Control’s table of strengths shows four digits whole', async ({ browser }) => {
  const room = await Room.made(browser, await Server.start(7));
  await room.joinBare(...SEATS);
  await room.toStrengths();
  await supported(room, 'tyrants', 9);
  const { page } = room.control;
  for (const width of [1366, 1024, 600]) {
    await page.setViewportSize({ width, height: 768 });
    for (const seat of ['tyrants', 'amazons']) {
      const row = room.control.id(`strength-${seat}`);
      await row.scrollIntoViewIfNeeded();
      const figure = row.getByText(String(room.watch.faction(seat).strength.value), { exact: true });
      const cut = await figure.evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        const { left, right } = text.getBoundingClientRect();
        // Whatever clips it, and the row that it stands in.
        const holders: Element[] = [];
        for (let at = element.parentElement; at; at = at.parentElement) holders.push(at);
        return holders
          .filter((at) => at.matches('li') || getComputedStyle(at).overflowX !== 'visible')
          .filter((at) => left < at.getBoundingClientRect().left || right > at.getBoundingClientRect().right)
          .map((at) => at.tagName);
      });
      expect(cut, `${seat} at ${width}`).toEqual([]);
    }
  }
  await room.close();
});

test('strengths and a verdict are read on phones that are small or held across', async ({ browser }) => {
  const room = await Room.made(browser, await Server.start(7));
  const across = { width: 844, height: 390 };
  const door = await Screen.open(browser, `${room.server.origin}/j/${room.code}`, across, true);
  await expect(door.id('seat-amazons')).toBeInViewport({ ratio: 1 });
  await door.context.close();
  await room.joinBare(...SEATS.filter((seat) => seat !== 'medes' && seat !== 'tyrants'));
  const medes = (await room.join('medes')).screen;
  const tyrants = (await room.join('tyrants')).screen;
  await medes.page.setViewportSize(across);
  await expect(medes.id('open-brief')).toBeInViewport({ ratio: 1 });
  await tyrants.page.evaluate(() => localStorage.setItem('prytaneion.language', 'el'));
  await tyrants.page.reload();
  await tyrants.page.setViewportSize({ width: 320, height: 568 });
  await room.toStrengths();
  // Who it is given to is seen whole above the button that gives it.
  const coin = medes.page.locator('[data-testid^="pick-grant"]').first();
  await expect(coin).toBeInViewport({ ratio: 1 });
  const dock = medes.page.locator('[data-testid="grant"] .dock');
  const [end, top] = [await coin.boundingBox(), await dock.boundingBox()];
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
  // What a Hero does is a paragraph, no column of single words beside the button.
  await expect(tyrants.id('heroes')).toContainText('Στείλτε');
  const widths = await tyrants.id('heroes').locator('small').evaluateAll((all) => all.map((one) => one.clientWidth));
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(144);
  // Held across, the verdict stands right below the bar, whatever stands beside.
  await room.space('ballot');
  // Beside the pebbles stands what they weigh.
  await expect(tyrants.id('strength')).toBeInViewport({ ratio: 1 });
  await room.vote({ others: 'no' });
  await room.space('outcome');
  const boxOf = async (what: string) =>
    (await medes.page.locator(what).first().boundingBox()) ?? { y: NaN, height: NaN };
  const below = async () => {
    const [bar, verdict] = [await boxOf('header'), await boxOf('[data-testid="vote-result"] > h2')];
    const gap = verdict.y - bar.y - bar.height;
    return gap >= 0 && gap < 24;
  };
  await expect.poll(below).toBe(true);
  await room.close();
});
