import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { type Locator, type Page, expect } from '@playwright/test';

import { bare, blank, untold } from './measure';
import type { Screen } from './room';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** `make shots` takes the README's pictures from here. */
const SHOTS = join(import.meta.dirname, 'output', 'shots');
/** Pictures are drawn only where somebody wants to see them: `PICTURES=1`. */
const PICTURES = process.env.PICTURES === '1';

type Violation = { id: string; help: string; nodes: { html: string }[] };

const softly = expect.configure({ soft: true });

/** What axe finds wrong with a page, in words. */
export async function faults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: (options: object) => Promise<{ violations: Violation[] }> };
    };
    // What a bar or a dock half covers is scrolled out from under it before it is touched.
    const bars = [...document.querySelectorAll<HTMLElement>('main > .dock, header')].filter(
      (bar) => getComputedStyle(bar).position === 'sticky',
    );
    for (const bar of bars) bar.style.position = 'static';
    // What would be fetched beforehand serves rules on sound and on the page's turning; there is neither.
    const { violations } = await axe.run({
      resultTypes: ['violations'],
      preload: false,
      rules: { 'target-size': { enabled: true } },
    });
    for (const bar of bars) bar.style.removeProperty('position');
    return violations;
  });
  return found.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes[0]?.html ?? ''}`);
}

/** Takes a picture, if pictures are wanted. */
export async function picture(of: Page | Locator, name: string): Promise<void> {
  if (PICTURES) await of.screenshot({ path: join(SHOTS, `${name}.png`) });
}

/**
 * Takes a picture, and holds the page to axe, to its width, to words that people read and to icons and buttons
 * that are drawn.
 */
export async function look(screen: { page: Page }, name: string): Promise<void> {
  const { page } = screen;
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  // What moves once has come to rest; what moves for ever, or with a clock, may go on.
  const rest = () =>
    document
      .getAnimations()
      .every((a) => a.playState !== 'running' || a.effect?.getTiming().iterations === Infinity);
  await page.waitForFunction(rest, undefined, { timeout: 2500 }).catch(() => undefined);
  await softly.poll(() => blank(page), `${name} shows icons that are not drawn`).toBe(0);
  await picture(page, name);
  // What fades in as it is looked at is paler than it will be; what is wrong at rest stays wrong.
  await softly.poll(() => faults(page), { message: name, timeout: 10_000 }).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(wide, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
  expect.soft(await bare(page), `${name} has buttons that nobody drew`).toEqual([]);
  expect.soft(await untold(page), `${name} shows what nobody wrote`).toEqual([]);
}

/** What is folded on a phone, opened for a picture. */
export async function lookInto(screen: Screen, fold: string, name: string): Promise<void> {
  const summary = screen.id(fold).locator('> summary');
  await summary.click();
  await screen.id(fold).evaluate((row) => {
    window.scrollTo(0, row.getBoundingClientRect().top + window.scrollY - 110);
  });
  await look(screen, name);
  await summary.click();
  await screen.page.evaluate(() => window.scrollTo(0, 0));
}
