import { type Page, expect, test } from '@playwright/test';

import { Room } from './room';
import { Server } from './server';

const KIB = 1024;
const PHONE = { width: 390, height: 844 };

type Asked = { url: string; kind: string; bytes: Promise<number> };

/** All that a page asks its server for from now on, and the bytes that come, as they are pressed. */
function asked(page: Page): Asked[] {
  const found: Asked[] = [];
  page.on('requestfinished', (request) => {
    const bytes = request.sizes().then(({ responseBodySize }) => responseBodySize);
    found.push({ url: request.url(), kind: request.resourceType(), bytes });
  });
  return found;
}

const sum = async (all: Asked[]) => (await Promise.all(all.map(({ bytes }) => bytes))).reduce((one, other) => one + other, 0) / KIB;

test('a phone asks for little before its first step, and the step needs nothing that comes after it', async ({ browser }) => {
  const server = await Server.start();
  const room = await Room.made(browser, server);
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
  const page = await context.newPage();
  const all = asked(page);

  const link = `${server.origin}/j/${room.code}`;
  const named = (await context.request.get(link)).headers()['link'] ?? '';
  await page.goto(link);
  await page.getByTestId('seat-medes').click();
  await page.waitForLoadState('networkidle');
  // Of what comes after that nothing reaches the phone but the seat itself.
  await page.route('**/assets/**', (route) => route.abort());
  await page.getByTestId('take-seat').click();
  await expect(page.getByTestId('step')).toHaveAttribute('data-step', 'lobby');
  await expect(page.getByTestId('ask')).toContainText('The council begins when everybody is here.');
  await expect(page.getByTestId('open-brief')).toBeVisible();

  const before = [...all];
  const files = before.filter(({ kind }) => ['script', 'stylesheet'].includes(kind));
  const told = before.map(({ kind, url }) => `${kind} ${url}`).join('\n');
  expect(before.length, told).toBeLessThanOrEqual(20);
  expect(await sum(files), told).toBeLessThanOrEqual(120);
  expect((await sum(before)) * KIB, told).toBeLessThanOrEqual(200_000);
  // All of them are named with the page: none waits until another has run.
  const unnamed = files.filter(({ url }) => !named.includes(`<${new URL(url).pathname}>`));
  expect(unnamed.map(({ url }) => url)).toEqual([]);
  // The largest is named before all other scripts: begun last, it would come alone in the end.
  const place = ({ url }: Asked) => named.indexOf(new URL(url).pathname);
  const [first] = files.filter(({ kind }) => kind === 'script').sort((one, other) => place(one) - place(other));
  const weights = await Promise.all(files.map(({ bytes }) => bytes));
  expect(await first?.bytes, named).toBe(Math.max(...weights));
  await context.close();
  await room.close();
});
