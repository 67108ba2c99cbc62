import { expect, test } from '@playwright/test';

import { Room, SEATS, type Screen } from './room';
import { Server } from './server';
import { Turns } from './turns';

/** How much may move about on a phone over a cycle and a stasis, as browsers count it. */
const MOST = 0.5;

type Counting = { moved: number; what: string[] };
type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Element | null }[];
};

/** From now on counts what moves about on a screen without having been touched. */
async function count({ page }: Screen): Promise<void> {
  await page.evaluate(() => {
    const counting = Object.assign(window as unknown as Counting, {
      moved: 0,
      what: [],
    });
    const add = (shift: Shift) => {
      if (shift.hadRecentInput) return;
      counting.moved += shift.value;
      const [first] = shift.sources;
      const node = first?.node;
      counting.what.push(`${shift.value.toFixed(3)} ${node?.nodeName} ${node?.className ?? ''}`);
    };
    new PerformanceObserver((list) => (list.getEntries() as Shift[]).forEach(add)).observe({
      type: 'layout-shift',
    });
  });
}

async function still({ page }: Screen, name: string): Promise<void> {
  const { moved, what } = await page.evaluate(() => {
    const { moved, what } = window as unknown as Counting;
    return { moved, what };
  });
  expect.soft(moved, `${name} moves about: ${what.join('; ')}`).toBeLessThan(MOST);
}

test('nothing moves about on a phone from step to step', async ({ browser }) => {
  test.setTimeout(300_000);
  const server = await Server.start(33);
  const room = await Room.made(browser, server);
  const seats = ['aristocrats', 'medes'];
  for (const seat of seats) await room.join(seat);
  await room.joinBare(...SEATS.filter((seat) => !room.phones.has(seat)));
  for (const seat of seats) await count(room.phone(seat).screen);

  await room.space('tie_for_prytanis');
  await room.archon('monarchists').choose('prytanis:aristocrats');
  await room.watch.step('presiding');
  await room.space('choose_events');
  await room.activate((card) => card.kind === 'motion');
  await room.space('debate');
  await room.space('race');
  for (const seat of SEATS) await room.archon(seat).bid(1);
  await room.space('strengths');
  await room.space('ballot');
  await room.vote({
    aristocrats: 'no',
    oligarchs: 'yes',
    democrats: 'yes',
    tyrants: 'no',
  });
  await room.space('outcome');
  await room.space('check');
  await room.palette('Begin a stasis');
  await room.control.touch('go');
  await room.watch.step('stasis_cards');
  await room.space('muster');
  await room.ruled('turn_seconds', 0);
  await room.space('deploy');
  const turns = new Turns(room);
  for (let turn = 0; turn < 12 && room.watch.game.step === 'deploy'; turn++) await turns.next();
  await room.palette('End the deployment');
  await room.control.touch('go');
  await room.watch.step('battles');
  for (let step = 0; step < 4; step++) await room.press();
  for (const seat of seats) await still(room.phone(seat).screen, `the phone of the ${seat}`);
  await room.close();
});
