import { expect, test } from '@playwright/test';

import { Room, SEATS } from './room';
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
