import { expect, test } from '@playwright/test';

import { look } from './look';
import { Room, Screen } from './room';
import { away, playAll, until } from './scripted';
import { Server } from './server';

test('the cockpit’s pages and the chronicle are fit to be seen', async ({ browser }) => {
  const server = await Server.start(33);
  const room = await Room.made(browser, server);
  await room.openWall();
  const { control, projector, watch, code } = room;

  await test.step('a tablet that several share', async () => {
    const tablet = await Screen.open(
      browser,
      `${server.origin}/tablet/${code}`,
      { width: 768, height: 1024 },
      true,
    );
    for (const seat of ['amazons', 'democrats', 'medes', 'tyrants']) {
      await tablet.touch('add-seat');
      await tablet.touch(`add-${seat}`);
      await tablet.touch('add');
      await expect(tablet.id(`who-${seat}`)).toBeVisible();
    }
    await look(tablet, 'tablet');
    await tablet.context.close();
  });

  await test.step('a question of the Oligarchs waits', async () => {
    const oligarchs = await room.join('oligarchs');
    await oligarchs.touch('menu');
    await oligarchs.touch('menu-ask');
    await oligarchs.screen.id('question').fill('May a faction in exile still bid in the race?');
    await oligarchs.touch('send-question');
    await expect(control.id('asked')).toContainText('Oligarchs');
  });

  await playAll(room);
  const cycle = async () => {
    const since = watch.game.step_number;
    await until(room, () => watch.game.step === 'check' && watch.game.step_number > since);
  };
  await cycle();

  await test.step('words, the history, something held up', async () => {
    await room.palette('Words: questions');
    await look(control, 'questions');
    await away(room);
    await cycle();
    await room.palette('Hold up Article 3');
    await expect(projector.id('scene-spotlight')).toBeVisible();
    // The chisel begins with the text a moment after the title.
    await expect(projector.id('carved-text').locator('..')).toHaveClass(/cut/);
    await look(projector, 'spotlight');
    await room.palette('The history');
    const points = control.page.locator('[data-testid^="point-"]');
    await points.nth(9).getByRole('button').click();
    await expect(control.id('past-headline')).toBeVisible();
    await look(control, 'history');
    await away(room);
  });

  await test.step('the book and the day once more', async () => {
    const book = await Screen.open(browser, `${server.origin}/chronicle#${code}`, {
      width: 1366,
      height: 768,
    });
    await expect(book.id('part-story')).toBeVisible();
    await look(book, 'chronicle');
    await book.id('see-vote').click();
    await expect(book.id('replay-stage')).toBeVisible();
    await look(book, 'replay');
    await book.context.close();
  });
  await room.close();
});
