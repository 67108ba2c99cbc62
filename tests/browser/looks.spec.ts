import { expect, test } from '@playwright/test';

import { look } from './look';
import { Room, SEATS, Screen } from './room';
import { Server } from './server';
import { Turns } from './turns';

/** Here everything moves as most people see it. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('every screen is fit to be seen', async ({ browser }) => {
  const server = await Server.start(28);
  const room = await Room.made(browser, server);
  await room.openWall();
  const { control, projector } = room;
  await room.join('amazons');
  await look(control, 'lobby');
  await look(projector, 'projector-lobby');

  const door = await Screen.open(browser, `${server.origin}/j/${room.code}`, {
    width: 390,
    height: 844,
  });
  await expect(door.id('seat-medes')).toBeVisible();
  await look(door, 'join');
  await door.context.close();
  for (const seat of ['aristocrats', 'medes', 'monarchists', 'tyrants']) await room.join(seat);
  await room.joinBare('democrats', 'oligarchs', 'theocrats');
  const phone = (seat: string) => room.phone(seat).screen;

  await room.space('tie_for_prytanis');
  await look(phone('monarchists'), 'phone-tie');
  await look(phone('medes'), 'phone-waiting');
  await look(projector, 'projector-council');
  await room.phone('monarchists').choose('prytanis:aristocrats');
  await room.watch.step('presiding');
  await room.grant('amazons', 'oligarchs');
  await room.space('choose_events');
  await look(phone('aristocrats'), 'phone-events');
  await look(projector, 'projector-cards');
  await room.activate((card) => card.kind === 'motion');
  await room.space('debate');
  await room.phone('medes').touch('raise-hand');
  await look(phone('tyrants'), 'phone-debate');
  await look(projector, 'projector-debate');
  await room.space('race');
  await look(phone('medes'), 'phone-race');
  for (const seat of SEATS) await room.archon(seat).bid(seat === 'oligarchs' ? 3 : 1);
  await look(phone('medes'), 'phone-locked');
  await look(control, 'control-race');
  await room.space('strengths');
  await look(projector, 'projector-race');
  await look(phone('aristocrats'), 'phone-strengths');
  await room.space('ballot');
  await look(phone('tyrants'), 'phone');
  await room.vote({ aristocrats: 'no', oligarchs: 'yes', democrats: 'yes', tyrants: 'no' });
  await look(control, 'control');
  await room.space('outcome');
  await expect(projector.id('verdict')).toBeVisible();
  await look(projector, 'projector');
  await look(room.onlooker, 'onlooker');
  await look(control, 'control-outcome');
  await room.space('check');
  await look(projector, 'projector-happens');
  await expect(projector.id('scene-check')).toBeVisible();
  await look(projector, 'projector-check');
  await room.close();
});

test('every screen of a stasis is fit to be seen', async ({ browser }) => {
  test.setTimeout(300_000);
  const server = await Server.start(33);
  const room = await Room.made(browser, server);
  await room.openWall();
  await room.join('aristocrats');
  await room.join('amazons');
  await room.joinBare(...SEATS.filter((seat) => !room.phones.has(seat)));
  const { control, projector, watch } = room;
  /** Whom nobody has looked at so far is looked at on a phone that scans the seat's code. */
  const phone = async (seat: string) => (room.phones.get(seat) ?? (await room.scan(seat))).screen;

  await room.space('tie_for_prytanis');
  await room.palette('Begin a stasis');
  await control.touch('go');
  await watch.step('stasis_cards');
  await look(await phone('aristocrats'), 'phone-cards');
  await look(projector, 'projector-stasis-cards');
  await look(control, 'control-stasis-cards');
  await room.space('muster');
  await room.phone('amazons').touch('commit-Penthesilea');
  await look(await phone('amazons'), 'phone-muster');
  await look(projector, 'projector-muster');
  await look(control, 'control-muster');
  await room.ruled('turn_seconds', 0);
  await room.space('deploy');

  const turns = new Turns(room);
  for (let turn = 0; turn < 28 && watch.game.step === 'deploy'; turn++) await turns.next();
  const { faction: mover, next } = watch.game.streets.turn as { faction: string; next: string };
  const moves = await phone(mover);
  await look(projector, 'city');
  await look(control, 'control-deploy');
  await look(moves, 'turn');
  await look(await phone(next), 'phone-deploy');
  await look(room.onlooker, 'onlooker-deploy');
  await moves.touch('tab-cards');
  await look(moves, 'phone-hand');

  await room.palette('End the deployment');
  await control.touch('go');
  await watch.step('battles');
  await look(control, 'control-battles');
  await look(projector, 'projector-battles');
  for (let step = 0; step < 6 && watch.game.step !== 'battle_dice'; step++) {
    if (watch.game.step === 'tyche')
      await look(await phone(watch.game.streets.battle.tyche_awaited[0]), 'phone-tyche');
    await room.press();
  }
  await look(projector, 'projector-battle-dice');
  await look(control, 'control-battle-dice');
  await room.press();
  await expect(projector.id('verdict')).toBeVisible();
  await look(projector, 'battle');
  await look(control, 'control-battle');
  await look(await phone(watch.game.streets.battle.sides[0].faction), 'phone-battle');
  await room.palette('Skip to the score sheet');
  await control.touch('go');
  await expect.poll(() => watch.game.step).toMatch(/^score/);
  if (watch.game.step === 'score') {
    await expect(projector.id('winner')).toBeVisible({ timeout: 30_000 });
  }
  await look(projector, 'score');
  await look(control, 'control-score');
  await look(await phone('aristocrats'), 'phone-score');
  await room.close();
});
