import { expect } from '@playwright/test';

import { type Room, SEATS } from './room';
import { SOON } from './watch';

/** Control changes how a seat is played, in the seat's drawer. */
export async function play(room: Room, seat: string, how: 'absent-abstain' | 'phone' | 'scripted'): Promise<void> {
  const { control } = room;
  await control.touch(`open-${seat}`);
  await control.touch('change-mode');
  await control.touch(`play-${how}`);
  await expect.poll(() => room.watch.faction(seat).mode.how, SOON).toBe(how.split('-')[0]);
  await away(room);
}

/** The program plays every seat, and does not stop to think. */
export async function playAll(room: Room): Promise<void> {
  const { control } = room;
  await room.palette('Rulings');
  await control.id('find-ruling').fill('program waits');
  const ruling = control.id('setting-script_seconds');
  await ruling.locator('input').fill('0');
  await ruling.getByRole('button', { name: 'Set' }).click();
  await expect(ruling.getByRole('button', { name: 'Set' })).toBeDisabled();
  await away(room);
  for (const seat of SEATS) await play(room, seat, 'scripted');
}

/** Closes whatever lies over Control's cockpit. */
export async function away({ control }: Room): Promise<void> {
  for (let n = 0; n < 4 && (await control.page.locator('dialog[open]').count()) > 0; n++) {
    await control.page.keyboard.press('Escape');
  }
}

/** Control presses the space bar whenever it may, until the game is where one wants it. */
export async function until(room: Room, there: () => boolean): Promise<void> {
  for (let turn = 0; turn < 120 && !there(); turn++) {
    const before = room.watch.game.step_number;
    const gone = () => there() || room.watch.game.step_number > before;
    const may = async () => gone() || (await room.isReady());
    await expect.poll(may, SOON).toBe(true);
    if (gone()) continue;
    await room.control.page.locator('body').press('Space');
    await expect.poll(gone, SOON).toBe(true);
  }
  expect(there()).toBe(true);
}
