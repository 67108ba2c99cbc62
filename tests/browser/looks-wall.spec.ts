import { type Browser, expect, test } from '@playwright/test';

import { look, picture } from './look';
import { bursting, lettering, pale } from './measure';
import { Rehearsals, type Stage } from './rehearsals';

/** What is read from ten metres is not smaller, in stage pixels. */
const SMALLEST = 28;
/** The contrast of everything that has to be read (WCAG AAA). */
const CONTRAST = 7;

/** What is drawn to measure, and must hold what is in it. */
const BOXES =
  '[data-testid^="place-"], [data-testid^="at-"], [data-testid^="side-"], [data-testid^="line-"]';

const softly = expect.configure({ soft: true });
let rehearsals: Rehearsals;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  rehearsals = await Rehearsals.start();
});
test.afterAll(() => rehearsals.stop());

/** The letters under `of` are whole, large and clear. */
async function legible(stage: Stage, name: string, of: string, named: string) {
  const root = stage.page.getByTestId(of);
  // What is on its way is paler, and lies elsewhere, than at rest; what is wrong at rest stays wrong.
  const faults = async () => [
    ...(await lettering(root, SMALLEST)),
    ...(await pale(root.locator(named), CONTRAST)),
    ...(await bursting(root.locator(BOXES))),
  ];
  await softly.poll(faults, { message: name, timeout: 5000 }).toEqual([]);
}

const READ = 'h1, h2, h3, p, b, i, em, span, strong, small, li, dt, dd';

/** Each as it stands when the page is opened: nothing of the one before lingers. */
async function opened(browser: Browser, plays: string[]) {
  for (const play of plays) {
    const stage = await rehearsals.projector(browser, play);
    await legible(stage, play, 'projection', READ);
    await look(stage, `wall-${play}`);
    await stage.page.close();
  }
}

test('the city is legible however many meet in it', async ({ browser }) => {
  await opened(browser, ['throng', 'deploy-full', 'deploy-card', 'last-actions', 'battles']);
});

test('the end of an Act and of the day is legible', async ({ browser }) => {
  await opened(browser, ['act-over', 'act-over-12', 'day-over', 'standings-empty']);
});

test('a scene says what comes to stand there', async ({ browser }) => {
  await opened(browser, [
    ...['battle-waits', 'score-waits', 'motion-waits', 'debate-nothing'],
    ...['agenda-empty', 'constitution-short'],
  ]);
});

test('what is debated, decided and counted is legible', async ({ browser }) => {
  await opened(browser, [
    ...['debate', 'debate-floor', 'cards-long', 'race-held', 'ballot-voted'],
    ...['outcome', 'check', 'check-full', 'strengths-12-exiles', 'spotlight-figure-long'],
  ]);
});

for (const language of ['de', 'el']) {
  test(`other languages find room, too: ${language}`, async ({ browser }) => {
    for (const play of [
      ...['debate', 'ballot-voted', 'vote-decided', 'check-full', 'race-held', 'muster-12'],
      ...['strengths-12-exiles', 'throng', 'last-actions', 'battles', 'melee-4-fought'],
      ...['melee-12-tied', 'score', 'join', 'act-over', 'act-over-12', 'day-over'],
    ]) {
      const stage = await rehearsals.projector(browser, play);
      await stage.speak(language);
      await legible(stage, `${play} in ${language}`, 'projection', READ);
      await picture(stage.page, `wall-${play}-${language}`);
      await stage.page.close();
    }
  });
}

const MOMENTS = ['tyche', 'dice', 'fought', 'ruin', 'tied'];

test('nothing is cut or pale in battles of two to twelve sides', async ({ browser }) => {
  const stage = await rehearsals.projector(browser, 'melee-2-tyche');
  const { page } = stage;
  for (let sides = 2; sides <= 12; sides++) {
    for (const moment of MOMENTS) {
      await stage.play(`melee-${sides}-${moment}`);
      const rows = page.locator('[data-testid^="side-"]');
      await expect(rows).toHaveCount(sides);
      const stamped = ['tyche', 'dice'].includes(moment) ? 0 : sides;
      await expect(page.locator('[data-testid^="stamp-"]')).toHaveCount(stamped);
      await legible(stage, `${sides} sides, ${moment}`, 'battle', 'h2, b, p, span, strong');
      if (sides % 4 === 0) await picture(page, `wall-battle-${sides}-${moment}`);
    }
  }
  await look(stage, 'wall-battle-12');
  await page.close();
});
