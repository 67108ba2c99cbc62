import { type Page, type Request, expect, test } from '@playwright/test';

import { Room } from './room';
import { Server } from './server';

const KIB = 1024;

type Asked = { url: string; kind: string; bytes: number; at: number };

/** What a page asks its server for, from now on, with the bytes that came and the milliseconds since. */
function asked(page: Page): Asked[] {
  const found: Asked[] = [];
  const began = Date.now();
  page.on('requestfinished', (request: Request) => {
    const one = { url: request.url(), kind: request.resourceType(), bytes: 0, at: Date.now() - began };
    found.push(one);
    void request.sizes().then(({ responseBodySize, responseHeadersSize }) => (one.bytes = responseBodySize + responseHeadersSize));
  });
  return found;
}

test('a phone is at its first step', async ({ browser }) => {
  const server = await Server.start();
  const room = await Room.made(browser, server);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const all = asked(page);
  await page.goto(`${server.origin}/j/${room.code}`);
  await page.getByTestId('seat-medes').click();
  console.log('seat chosen', all.length);
  await page.waitForTimeout(1000);
  console.log('later', all.length);
  await page.getByTestId('take-seat').click();
  await expect(page.getByTestId('step')).toBeVisible();
  console.log('step', all.length);
  await page.waitForTimeout(3000);
  for (const { url, kind, bytes, at } of all) console.log(at, (bytes / KIB).toFixed(1), kind, url.replace(server.origin, ''));
  await context.close();
  await room.close();
});
