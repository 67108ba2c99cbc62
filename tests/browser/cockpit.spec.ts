import { type Browser, expect, test } from '@playwright/test';

import { Room, SEATS, Screen, type Seat } from './room';
import { until } from './scripted';
import { Server } from './server';
import { Wire } from './wire';

const SEED = 28;
const LAPTOP = { width: 1366, height: 768 };
const TABLET = { width: 768, height: 1024 };

type Device = { id: string; name: string; helper: boolean };
type Picked = { faction: string; pick: string; hand: string };

/** A table of these seats; nobody looks at the bare ones. */
async function laid(
  browser: Browser,
  seats: readonly Seat[],
  bare: readonly Seat[] = [],
): Promise<Room> {
  const room = await Room.made(browser, await Server.start(SEED));
  for (const seat of seats) await room.join(seat);
  await room.joinBare(...bare);
  return room;
}

/** What a screen has been sent, from the first frame to the last. */
function told(screen: Screen): string {
  return screen.watch.frames.join('\n');
}

/** Enter, once what is asked has lain there long enough to be read. */
async function confirmed(control: Screen): Promise<void> {
  await expect(control.id('take-back')).toHaveAttribute('data-armed', 'true');
  await control.page.keyboard.press('Enter');
  await expect(control.page.getByTestId('take-back')).toHaveCount(0);
}

test('a reveal is taken back, sealed again, and voted anew', async ({ browser }) => {
  const room = await laid(
    browser,
    ['amazons', 'democrats', 'tyrants'],
    ['aristocrats', 'medes', 'monarchists', 'oligarchs', 'theocrats'],
  );
  await room.openWall();
  const { control, projector, watch } = room;
  const result = () => watch.game.ballot?.result ?? null;
  const voters = () => watch.game.ballot.voters as string[];
  await room.toBallot();

  await test.step('everybody votes yes; the motion passes', async () => {
    await room.vote({ others: 'yes' });
    await room.space('outcome');
    expect(result().verdict).toBe('passed');
    await expect(projector.id('verdict')).toBeVisible();
    await room.agree();
  });
  const revealed = watch.happened.at(-1)?.entry;

  await test.step('Control takes the reveal back, and is told what that means', async () => {
    await control.page.keyboard.press('Control+z');
    const asked = control.id('take-back');
    await expect(asked.getByLabel('What is taken back')).toContainText('28 YES, 0 NO');
    await expect(asked).toContainText('People have already seen');
    await expect(asked).toContainText('passed');
    await expect(control.id('opened')).toContainText('everybody makes them again');
    await confirmed(control);
    await watch.step('ballot');
    await expect(control.id('back-toast')).toBeVisible();
  });

  await test.step('the phones ask for the vote again, and no screen shows the old one', async () => {
    expect(watch.game.ballot.votes_in).toEqual([]);
    expect(result()).toBeNull();
    for (const seat of voters()) {
      const { watch: own } = room.archon(seat);
      await expect.poll(() => own.own.game.pick).toBeNull();
    }
    for (const seat of voters().filter((seat) => room.phones.has(seat))) {
      const { screen } = room.phone(seat);
      await expect(screen.id('went-back')).toBeVisible();
      await expect(screen.id('vote-yes')).toBeEnabled();
    }
    const screens = [...room.phones.values()].map(({ screen }) => screen);
    for (const { page } of [...screens, room.onlooker]) {
      await expect(page.getByTestId('vote-result')).toHaveCount(0);
    }
    for (const { page } of [control, projector]) {
      await expect(page.getByTestId('verdict')).toHaveCount(0);
    }
    await expect(projector.page.locator('[data-pick]')).toHaveCount(0);
    await room.agree();
  });

  await test.step('they vote otherwise, and the motion fails', async () => {
    await room.vote({ others: 'no' });
    await room.press();
    await expect.poll(() => result()?.verdict).toBe('failed');
    await room.agree();
  });

  await test.step('the going back is taken back: the first verdict stands again', async () => {
    await control.page.keyboard.press('z');
    await control.id('history-dialog').getByTestId(`point-${revealed}`).getByRole('button').click();
    await expect(control.id('past-headline')).toBeVisible();
    await control.touch('go-back');
    await expect(control.id('take-back')).toContainText('failed');
    await expect(control.id('go')).toBeFocused();
    await confirmed(control);
    await expect.poll(() => result()?.verdict).toBe('passed');
    expect(result().picks.map(({ pick }: Picked) => pick)).toEqual(voters().map(() => 'yes'));
    await expect(projector.id('scene-outcome')).toContainText('Passed, 28 to 0');
    const stands = watch.happened.find(({ entry }) => entry === revealed);
    expect(stands?.abandoned).toBe(false);
    await room.agree();
  });
  await room.close();
});

test('a phone dies in a vote; its seat goes to paper and the vote ends', async ({ browser }) => {
  const voters = SEATS.filter((seat) => seat !== 'amazons' && seat !== 'medes');
  const bare = ['aristocrats', 'democrats', 'monarchists', 'oligarchs'] as const;
  const room = await laid(browser, ['theocrats', 'tyrants'], bare);
  await room.openWall();
  const { control, projector, watch } = room;
  await room.toBallot();
  await room.vote({
    aristocrats: 'yes',
    democrats: 'no',
    monarchists: 'yes',
    oligarchs: 'no',
  });

  await room.phone('tyrants').screen.context.close();
  room.phones.delete('tyrants');
  await expect.poll(() => room.online('tyrants')).toBe(false);
  await expect(control.id('enter-tyrants')).toHaveCount(0);
  await room.played('tyrants', 'paper');

  await control.touch('enter-tyrants');
  await control.id('acting').locator('[data-action="vote:no"]').click();
  await expect.poll(() => watch.game.ballot.votes_in).toContain('tyrants');
  // Whose hand it was is no more told before the reveal than the vote itself.
  expect(JSON.stringify(watch.game.ballot)).not.toContain('hand');
  await room.phone('theocrats').vote('yes');
  await room.press();

  const picks = () => (watch.game.ballot?.result?.picks ?? []) as Picked[];
  await expect.poll(() => picks().length).toBe(voters.length);
  const hand = (seat: string) => picks().find(({ faction }) => faction === seat)?.hand;
  expect(voters.map(hand)).toEqual(voters.map((seat) => (seat === 'tyrants' ? 'paper' : 'own')));
  const token = projector.id('token-tyrants');
  await expect(token.locator('[data-hand=paper]')).toBeVisible();
  await expect(projector.page.locator('[data-hand]')).toHaveCount(1);
  await expect(room.phone('theocrats').screen.id('vote-result')).toContainText(
    'Tyrants on paper',
  );
  await room.close();
});

/** Another device of Control, by the link that the first one shows. */
async function another(room: Room, origin: string, name: string): Promise<Screen> {
  await room.palette('Control’s devices');
  await room.control.touch('key-full');
  const link = await room.control.id('control-link').innerText();
  await room.control.page.keyboard.press('Escape');
  const url = link.replace(/^http:\/\/[^/]+/, origin);
  const screen = await Screen.open(room.browser, url, LAPTOP);
  await expect(screen.id('next')).toBeVisible();
  await named(screen, name);
  return screen;
}

/** A device of Control is given a name. */
async function named({ page, watch }: Screen, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByTestId('palette-query').fill('Control’s devices');
  await page.keyboard.press('Enter');
  await page.getByTestId('device-name').fill(name);
  await page.getByTestId('name-device').click();
  await expect.poll(() => watch.own.table.devices.map((row: Device) => row.name)).toContain(name);
  await page.keyboard.press('Escape');
}

/** Sends a command of the table as a page's own device would, past its buttons; the answer's code. */
async function sent(screen: Screen, command: unknown): Promise<string> {
  return screen.page.evaluate(async (command) => {
    const code = location.pathname.split('/').pop() ?? '';
    const { token } = JSON.parse(localStorage.getItem('prytaneion.control') ?? '{}')[code];
    const socket = new WebSocket(`ws://${location.host}/ws/${code}`);
    await new Promise((open) => (socket.onopen = open));
    const say = (message: unknown) => socket.send(JSON.stringify(message));
    const answer = new Promise<string>((settle) => {
      socket.onmessage = ({ data }) => {
        for (const message of JSON.parse(data as string)) {
          if (message.type === 'accepted') settle('accepted');
          if (message.type === 'refused') settle(message.code);
        }
      };
    });
    say({ type: 'hello', protocol: 1, screen: 'control', token });
    say({ type: 'table', id: crypto.randomUUID(), command });
    return answer.finally(() => socket.close());
  }, command);
}

test('two Controls press the same button at once', async ({ browser }) => {
  const room = await laid(browser, []);
  const { control, watch } = room;
  const wire = await Wire.to(room.server.port);
  const one = await another(room, room.server.origin, 'Phone of Ariadne');
  const other = await another(room, wire.origin, 'Tablet of Minos');

  await test.step('one step is done, and the other Control is told by whom', async () => {
    const step = watch.game.step_number as number;
    for (const { page } of [one, other]) await expect(page.getByTestId('next')).toBeEnabled();
    // Neither hears of the other before both have pressed.
    wire.hold();
    await Promise.all([one, other].map(({ page }) => page.locator('body').press('Space')));
    await expect.poll(() => watch.game.step_number).toBeGreaterThan(step);
    const after = watch.game.step_number as number;
    wire.release();
    const notice = other.id('notice');
    await expect(notice).toContainText('Phone of Ariadne was quicker');
    await expect(notice).toContainText('Nothing was done twice');
    await expect.poll(() => other.watch.game.step_number).toBe(after);
    expect(watch.game.step_number).toBe(after);
    expect(watch.game.step).toBe('tie_for_prytanis');
    await expect(one.id('notice')).toHaveText('');
  });

  await test.step('a helper may go on, but not back', async () => {
    const { id } = watch.own.table.devices.find((row: Device) => row.name === 'Tablet of Minos');
    await room.palette('Control’s devices');
    await control.touch(`helps-${id}`);
    await expect
      .poll(() => watch.own.table.devices.find((row: Device) => row.id === id).helper)
      .toBe(true);
    await control.page.keyboard.press('Escape');

    const back = other.id('take-back-open');
    await expect(back).toBeDisabled();
    await expect(back).toHaveAttribute('title', /for a full Control/);
    await other.page.keyboard.press('Control+z');
    await expect(other.id('notice')).toContainText('for a full Control');
    await expect(other.id('take-back')).toHaveCount(0);

    const last = watch.happened.at(-1);
    const rewind = {
      do: 'rewind',
      to: last?.before,
      seen: last?.entry,
      anew: false,
    };
    const before = watch.game.step_number as number;
    expect(await sent(other, rewind)).toBe('helper');
    expect(await sent(other, { do: 'set_helper', device: id, helper: false })).toBe('helper');
    expect(watch.game.step_number).toBe(before);

    // What is no more than the game going on stays open to it.
    await other.page.locator('body').press('Space');
    await other.page.locator('[data-action="prytanis:aristocrats"]').click();
    await watch.step('presiding');
  });
  await one.context.close();
  await other.context.close();
  wire.close();
  await room.close();
});

test('a questioner gets an answer', async ({ browser }) => {
  const QUESTION = 'May a Hero carry the standard?';
  const ANSWER = 'Yes, if the Hero walks in front.';
  const PRIVATE = 'Your envoy waits behind the curtain.';
  const room = await laid(browser, ['medes', 'tyrants']);
  await room.openWall();
  const { control, watch } = room;
  await room.space('tie_for_prytanis');
  const medes = room.phone('medes');
  const tyrants = room.phone('tyrants');
  const others = [tyrants.screen, room.projector, room.onlooker];

  await test.step('a phone asks, and Control alone reads it', async () => {
    await medes.touch('menu');
    await medes.touch('menu-ask');
    await medes.screen.id('question').fill(QUESTION);
    await medes.touch('send-question');
    await expect(control.id('asked')).toContainText(QUESTION);
    await expect(control.id('asked')).toContainText('Medes');
    for (const screen of others) expect(told(screen)).not.toContain(QUESTION);
  });

  await test.step('Control answers to all', async () => {
    await control.touch('asked');
    const { id } = watch.own.messages[0];
    await control.id(`answer-${id}`).fill(ANSWER);
    await control.touch(`to-all-${id}`);
    await control.touch(`send-${id}`);
    await expect(control.id('no-questions')).toBeVisible();
    await control.page.keyboard.press('Escape');
    await expect(control.id('asked')).toHaveCount(0);
  });

  await test.step('the questioner reads it once, through a reload too', async () => {
    const card = medes.screen.id('word');
    await expect(card).toHaveAttribute('data-kind', 'answer');
    await expect(card).toContainText(ANSWER);
    await medes.touch('word');
    await expect(medes.screen.id('word-sheet')).toContainText(QUESTION);
    await expect(medes.screen.id('word-text')).toHaveText(ANSWER);
    await medes.touch('word-read');
    await expect(card).toHaveCount(0);
    await medes.page.reload();
    await medes.screen.id('fold-words').locator('summary').click();
    await expect(medes.screen.id('words')).toContainText(ANSWER);
    await expect(card).toHaveCount(0);
  });

  await test.step('another phone finds it without who asked', async () => {
    await tyrants.screen.id('fold-words').locator('summary').click();
    const answers = tyrants.screen.id('public-answers');
    await expect(answers).toContainText(QUESTION);
    await expect(answers).toContainText(ANSWER);
    await expect(answers).not.toContainText('Medes');
    expect(tyrants.watch.shared.table.answers).toEqual([
      { id: expect.any(Number), question: QUESTION, answer: ANSWER },
    ]);
    await expect(tyrants.screen.id('word')).toHaveCount(0);
  });

  await test.step('a private word reaches its seat alone, and Control sees it read', async () => {
    await room.palette('Medes: a word to them');
    await control.id('say-text').fill(PRIVATE);
    await control.touch('say');
    await expect(medes.screen.id('word')).toContainText(PRIVATE);
    await medes.touch('word');
    await expect(medes.screen.id('word-text')).toHaveText(PRIVATE);
    await expect.poll(() => watch.own.messages.at(-1).text).toBe(PRIVATE);
    const { id } = watch.own.messages.at(-1);
    await expect(control.id(`read-${id}`)).toHaveText(/not read/i);
    await medes.touch('word-read');
    await expect.poll(() => watch.own.messages.at(-1).heard).toEqual(['medes']);
    // What comes after it for everybody shows that nothing of it is still on its way.
    await control.page.keyboard.press('Escape');
    await room.decide('prytanis:aristocrats');
    await room.agree();
    for (const screen of others) expect(told(screen)).not.toContain(PRIVATE);
    await expect(tyrants.screen.id('word')).toHaveCount(0);
  });
  await room.close();
});

test('Control is lost in the middle of a battle, and another device takes over', async ({
  browser,
}) => {
  const room = await laid(browser, ['aristocrats', 'democrats']);
  const { control, watch } = room;
  const battle = () => watch.game.streets.battle;

  await test.step('the program plays a stasis up to its battles', async () => {
    await room.space('tie_for_prytanis');
    for (const seat of SEATS) await room.played(seat, 'scripted');
    await room.ruled('script_seconds', 0);
    await room.ruled('tyche_seconds', 300);
    await room.palette('Begin a stasis');
    await control.touch('go');
    await expect.poll(() => watch.game.phase).toBe('stasis');
    // The way to the battles is the program's, but for what Control begins.
    await until(room, () => watch.game.step === 'battles');
  });

  const seat = await test.step('a person is asked for Tyche dice', async () => {
    for (const one of ['aristocrats', 'democrats']) await room.played(one, 'phone');
    for (let step = 0; step < 60; step++) {
      const asked = (battle()?.tyche_awaited ?? []) as string[];
      const [one] = watch.game.step === 'tyche' ? asked.filter((id) => room.phones.has(id)) : [];
      if (one) return one;
      const { step: now, step_number } = watch.game;
      // Where the program alone is asked, it answers by itself.
      if (now !== 'tyche') await room.press();
      else await expect.poll(() => watch.game.step_number).toBeGreaterThan(step_number);
    }
    throw new Error(`nobody was asked; the step is ${watch.game.step}`);
  });
  const fought = battle().number as number;

  await test.step('Control is reloaded: all is there', async () => {
    const { objective } = battle();
    await control.page.reload();
    await expect(control.id('battle')).toHaveAttribute('data-objective', objective);
    await expect(control.id('next')).toBeEnabled();
    await expect(control.id(`mode-${seat}`)).toHaveAttribute('data-how', 'phone');
  });

  await test.step('Control is closed for good: the table goes on', async () => {
    await control.context.close();
    const phone = room.phone(seat);
    expect(phone.watch.game.step).toBe('tyche');
    await phone.touch('tyche-0');
    await expect.poll(() => phone.watch.game.streets.battle.tyche_awaited).not.toContain(seat);
    await expect(phone.screen.id('connection')).toBeHidden();
  });

  await test.step('the printed link brings Control back, and the battle to its end', async () => {
    const taken = await Screen.open(browser, room.server.controlLink, LAPTOP);
    await taken.touch(`table-${room.code}`);
    await expect(taken.id('battle')).toBeVisible();
    expect(taken.watch.game.streets.battle.number).toBe(fought);
    expect(taken.watch.happened.length).toBeGreaterThan(10);
    for (let step = 0; step < 6 && !taken.watch.game.streets.battle?.verdict; step++) {
      const before = taken.watch.game.step_number as number;
      await expect(taken.id('next')).toHaveAttribute('data-step', String(before));
      await expect(taken.id('next')).toBeEnabled();
      await taken.page.locator('body').press('Space');
      await expect.poll(() => taken.watch.game.step_number).toBeGreaterThan(before);
    }
    expect(taken.watch.game.streets.battle.number).toBe(fought);
    await expect(taken.id('verdict')).toBeVisible();
    await expect.poll(() => room.phone(seat).watch.shared).toEqual(taken.watch.shared);
    await taken.context.close();
  });
  await room.close();
});

type OwnGame = { faction: string; pick: string | null };

/** Every seat's own view that came whole in these frames. */
function ownViews(frames: string[]): OwnGame[] {
  type Message = {
    type: string;
    part?: string;
    view?: { game: OwnGame | null };
  };
  return frames
    .flatMap((frame) => JSON.parse(frame) as Message[])
    .flatMap(({ part, view }) => (part === 'own' && view?.game ? [view.game] : []));
}

test('a shared tablet covers what is secret', async ({ browser }) => {
  const room = await laid(browser, []);
  const { control, watch } = room;
  const tablet = await Screen.open(
    browser,
    `${room.server.origin}/tablet/${room.code}`,
    TABLET,
    true,
  );
  const open = async (seat: string) => {
    await tablet.id(`who-${seat}`).hover();
    await tablet.page.mouse.down();
    await expect(tablet.id('done')).toBeVisible();
    await tablet.page.mouse.up();
  };
  const covered = async () => {
    await expect(tablet.id('who')).toBeVisible();
    for (const testid of ['sealed', 'vote-yes', 'strength', 'done']) {
      await expect(tablet.page.getByTestId(testid)).toHaveCount(0);
    }
  };

  await test.step('two seats share it', async () => {
    for (const seat of ['democrats', 'tyrants']) {
      await tablet.touch('add-seat');
      await tablet.touch(`add-${seat}`);
      await tablet.touch('add');
      await expect(tablet.id(`who-${seat}`)).toBeVisible();
    }
    for (const seat of ['democrats', 'tyrants']) await room.played(seat, 'tablet');
    await room.toBallot();
    await covered();
    await expect(tablet.id('who-democrats')).toHaveAttribute('data-awaited', 'true');
    // Covered, they are there for Control, and its nudge comes to the tablet.
    const there = () => watch.shared.table.seats.filter((row: { online: boolean }) => row.online);
    await expect
      .poll(() => there().map(({ id }: { id: string }) => id))
      .toEqual(['democrats', 'tyrants']);
    await control.touch('nudge-tyrants');
    await expect(tablet.id('who-tyrants')).toContainText('Control waits for you');
    await expect(tablet.id('who-democrats')).not.toContainText('Control waits');
  });

  await test.step('a touch opens nothing, a hold opens the seat', async () => {
    await tablet.touch('who-democrats');
    await covered();
    await open('democrats');
    await tablet.touch('vote-no');
    await expect(tablet.id('sealed')).toBeVisible();
    await expect.poll(() => watch.game.ballot.votes_in).toEqual(['democrats']);
  });

  await test.step('Done covers it: nothing tells how they voted', async () => {
    await tablet.touch('done');
    await covered();
    await expect(tablet.id('who-democrats')).toHaveAttribute('data-awaited', 'false');
    await expect(tablet.id('who-tyrants')).toHaveAttribute('data-awaited', 'true');
    expect(await tablet.page.content()).not.toContain('pebble');
    expect(await tablet.page.locator('body').innerText()).not.toMatch(/\b(YES|NO)\b/);
    expect(await tablet.page.title()).not.toContain('Democrats');
  });

  await test.step('the other Archon sees nothing of it', async () => {
    const before = tablet.watch.frames.length;
    await open('tyrants');
    await expect(tablet.id('vote-yes')).toBeEnabled();
    await expect(tablet.id('sealed')).toHaveCount(0);
    const own = ownViews(tablet.watch.frames.slice(before));
    expect(own.map(({ faction }) => faction)).toEqual(['tyrants']);
    expect(own[0]?.pick).toBeNull();
    await tablet.touch('vote-yes');
    await expect.poll(() => watch.game.ballot.votes_in).toEqual(['democrats', 'tyrants']);
    await tablet.touch('done');
    await covered();
  });

  await test.step('the reveal takes both for their own hands', async () => {
    await room.press();
    const picks = () => (watch.game.ballot?.result?.picks ?? []) as Picked[];
    await expect.poll(() => picks().length).toBeGreaterThan(0);
    const of = (seat: string) => picks().find(({ faction }) => faction === seat);
    expect(of('democrats')).toMatchObject({ pick: 'no', hand: 'own' });
    expect(of('tyrants')).toMatchObject({ pick: 'yes', hand: 'own' });
    await expect(control.id('pick-democrats')).toBeVisible();
  });
  await tablet.context.close();
  await room.close();
});
