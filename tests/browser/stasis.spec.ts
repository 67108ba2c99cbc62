import { expect, test } from '@playwright/test';

import { type Text, english } from './english';
import { Room, SEATS, type Screen } from './room';
import { Server } from './server';
import { BRIDGE, SILENT, Turns } from './turns';

/** With this seed the Theocrats are dealt a card that leads the Colossus. */
const SEED = 33;

/** The totals on a projector's score sheet as it reads; who has no line is not on it. */
async function totals(screen: Screen): Promise<Record<string, number>> {
  const found = screen.page.locator('[data-testid^="points-"]');
  const rows = await found.evaluateAll((all) =>
    all.map((one) => [one.getAttribute('data-testid')?.slice('points-'.length), Number(one.textContent)]),
  );
  return Object.fromEntries(rows);
}

test('a whole stasis in the streets', async ({ browser }) => {
  test.setTimeout(300_000);
  const server = await Server.start(SEED);
  const room = await Room.made(browser, server);
  await room.openWall();
  const looked = ['amazons', 'democrats', 'medes', 'theocrats'];
  for (const seat of looked) await room.join(seat);
  await room.joinBare(...SEATS.filter((seat) => !looked.includes(seat)));
  const { control, watch } = room;
  const turns = new Turns(room);

  await test.step('stasis breaks out; the Archons get ready', async () => {
    await room.space('tie_for_prytanis');
    await room.palette('Begin a stasis');
    await control.touch('go');
    await watch.step('stasis_cards');
    await expect(room.projector.id('scene-city')).toBeVisible();
    const { camps } = watch.game.streets as { camps: { faction: string; cards: number }[] };
    expect(camps.find(({ faction }) => faction === 'aristocrats')?.cards).toBe(8);
    await room.phone('medes').touch('buy');
    await expect.poll(() => watch.faction('medes').tyche.value).toBe(1);
    for (const seat of SEATS) {
      if (seat === SILENT) continue;
      if (watch.faction(seat).tyche.value > 0) await room.archon(seat).ready();
    }
    // Nobody waits for who is silent: Control goes on.
    await room.space('muster');
    await room.phone('amazons').touch('commit-Antiope');
    await expect
      .poll(() => JSON.stringify(watch.game.streets.camps))
      .toContain('"at":"reserve"');
    await room.ruled('turn_seconds', 60);
    await room.space('deploy');
  });

  await test.step('a hand is nobody else’s', async () => {
    const secret = room.phone('theocrats').watch.own.game.street.hand[0].card.title as string;
    expect(JSON.stringify(room.projector.watch.shared)).not.toContain(secret);
    await expect(room.phone('theocrats').page.getByText(secret)).toHaveCount(0);
  });

  await test.step('turns: one is silent, one reloads in its turn, one leads the Colossus', async () => {
    while (watch.game.streets.turn.next !== SILENT) await turns.next();
    await room.ruled('turn_seconds', 5);
    await turns.next();
    expect(watch.game.streets.turn.faction).toBe(SILENT);
    await expect.poll(() => watch.happened.at(-1)?.by, { timeout: 20_000 }).toBe('clock');
    await room.ruled('turn_seconds', 0);
    for (let turn = 0; turn < 150 && watch.game.step === 'deploy'; turn++) await turns.next();
    await watch.step('battles');
    expect(turns.reloaded).toBe(true);
    expect(turns.place(BRIDGE).colossus).toBe(true);
    expect(turns.place(BRIDGE).present).toHaveLength(1);
    expect(watch.game.streets.camps.every(({ cards }: { cards: number }) => cards === 0)).toBe(true);
  });

  await test.step('battles: Control enters dice that were thrown by hand', async () => {
    for (let steps = 0; steps < 60 && watch.game.step !== 'spoils'; steps++) {
      const { step, streets: now } = watch.game;
      if (step !== 'battle_dice') {
        await room.press();
        continue;
      }
      await expect(room.projector.id('scene-battle')).toBeVisible();
      const wins = { stadium: 'aristocrats', water_springs: 'amazons' }[now.battle.objective as string];
      if (!wins) {
        await room.press();
        continue;
      }
      await control.touch('die-0');
      const sides = now.battle.sides as { faction: string; tyche: number }[];
      // One digit a die: the focus jumps on.
      for (const { faction, tyche } of sides) {
        const digit = faction === wins ? '6' : '1';
        await control.page.keyboard.type(digit.repeat(3 + tyche));
      }
      await control.page.keyboard.press('Enter');
      await watch.step('battle');
      expect(watch.game.streets.battle.verdict.holder).toBe(wins);
    }
    await watch.step('spoils');
  });

  await test.step('spoils: the Democrats share out dice', async () => {
    for (let steps = 0; steps < 20 && !watch.game.step.startsWith('score'); steps++) {
      if (watch.game.step !== 'share') {
        await room.press();
        continue;
      }
      const phone = room.phone('democrats');
      // The phone is told a moment after Control may be.
      await expect.poll(() => phone.watch.own.game.street?.share ?? null).not.toBeNull();
      const { to, needed } = phone.watch.own.game.street.share as { to: string[]; needed: number };
      const before = watch.game.step_number;
      for (let die = 0; die < needed; die++) {
        await phone.touch(`die-${die}`);
        await phone.touch(`share-to-${to[die]}`);
      }
      await phone.touch('confirm');
      await expect.poll(() => watch.game.step_number).toBeGreaterThan(before);
    }
    await watch.step('score');
  });

  await test.step('the score: two are tied, the Water Springs decide', async () => {
    const { score } = watch.game.streets;
    const total = (id: string) =>
      score.rows.find((row: { faction: string }) => row.faction === id).total;
    expect(total('aristocrats')).toBe(8);
    expect(total('democrats')).toBe(8);
    expect(score).toMatchObject({ winner: 'amazons', rule: 'S-27' });
    expect([...score.tied].sort()).toEqual(['aristocrats', 'democrats']);
    const outer = watch.game.city.maps.find((map: { id: string }) => map.id === 'outer');
    expect(outer.complete).toBe('aristocrats');
    await expect(room.projector.id('scene-score')).toBeVisible();
    await expect(room.projector.id('winner')).toContainText('Amazons');
    const rows = score.rows as { faction: string; total: number; lines: unknown[] }[];
    const some = rows.filter((row) => row.lines.length > 0);
    const state = Object.fromEntries(some.map((row) => [row.faction, row.total]));
    await expect.poll(() => totals(room.projector), { timeout: 20_000 }).toEqual(state);
    await room.agree();
  });

  await test.step('the winner changes the article on tied votes', async () => {
    await room.space('amend');
    const phone = room.phone('amazons');
    const articles = watch.game.constitution as {
      obeyed: Text | null;
      alternatives: { changes: string; text: string }[];
    }[];
    const article = articles.findIndex(({ obeyed }) => english(obeyed).includes('tied votes'));
    const fails = articles[article]?.alternatives.findIndex(({ text, changes }) =>
      /fail/.test(`${text} ${changes}`),
    );
    await phone.touch(`article-${article + 1}`);
    await phone.touch(`alternative-${fails}`);
    await phone.touch('compare');
    await phone.touch('confirm');
    await watch.step('amended');
    expect(english(watch.game.constitution[article].obeyed)).toBe('A tied motion fails.');
    await expect(room.projector.id('scene-amendment')).toBeVisible();
    await room.space('tie_for_prytanis');
    expect(watch.game.streets).toBeNull();
    expect(watch.game.cycle).toBe(2);
  });

  await test.step('the next tied vote is decided by the new text', async () => {
    await room.archon('monarchists').choose('prytanis:aristocrats');
    await watch.step('presiding');
    await room.space('choose_events');
    await room.activate((card) => card.kind === 'motion');
    for (const step of ['debate', 'race', 'strengths', 'ballot']) await room.space(step);
    expect(english(watch.game.ballot.needed)).toContain('A tie fails (Article');
    await room.vote({ aristocrats: 'yes', democrats: 'no' });
    const { step_number } = watch.game;
    await room.press();
    expect(watch.game.step_number).toBeGreaterThan(step_number);
    expect(watch.game.ballot.result).toMatchObject({ verdict: 'failed', decided_by: null });
    expect(english(watch.game.ballot.result.sentence)).toMatch(/Article \d/);
    await room.agree();
  });
  await room.close();
});

test('a wrong move is undone by one press and one confirmation', async ({ browser }) => {
  const room = await Room.made(browser, await Server.start(SEED));
  const { control, watch } = room;
  const turn = () => watch.game.streets.turn.faction as string;
  const there = () =>
    watch.game.city.objectives.find((row: { id: string }) => row.id === 'stadium').present.length;

  await room.space('tie_for_prytanis');
  await room.palette('Begin a stasis');
  await control.touch('go');
  await room.ruled('turn_seconds', 0);
  await room.space('muster');
  await expect(control.page.getByTestId('quick-undo-move')).toHaveCount(0);
  await room.space('deploy');
  const mover = turn();
  const phone = await room.join(mover);
  const begun = watch.game.step_number as number;

  await test.step('the phone places units, Control passes one turn and the clock another', async () => {
    const [mix] = phone.watch.own.game.street.place.mixes as { mobs: number; military: number }[];
    await phone.touch('place-stadium');
    // The phone passes over a touch that comes sooner than one can see what it would hit. One that it took may be
    // told late, and then there is nothing left to touch.
    await expect(async () => {
      if (there() === 0) await phone.screen.id(`mix-${mix?.mobs}-${mix?.military}`).click({ timeout: 1_000 });
      await expect.poll(there, { timeout: 1_000 }).toBe(1);
    }).toPass();
    await room.ruled('turn_seconds', 1);
    await control.touch('quick-do:pass');
    await expect.poll(() => watch.happened.at(-1)?.by).toBe('clock');
    await room.ruled('turn_seconds', 0);
    await expect.poll(() => watch.game.clock).toBeNull();
  });

  await test.step('Control undoes the move: the dialog says what goes', async () => {
    await control.touch('quick-undo-move');
    const asked = control.id('take-back');
    await expect(asked.getByLabel('What is taken back')).toContainText('at the Stadium');
    await expect(asked).toHaveAttribute('data-armed', 'true');
    await control.page.keyboard.press('Enter');
    await expect(control.page.getByTestId('take-back')).toHaveCount(0);
  });

  await test.step('the same seat has its turn again, and nothing stands at the Stadium', async () => {
    await expect.poll(there).toBe(0);
    expect(turn()).toBe(mover);
    expect(watch.game.step_number).toBeGreaterThan(begun);
    await expect(phone.screen.id('went-back')).toBeVisible();
    await expect.poll(() => phone.watch.own.game.street.place).not.toBeNull();
    expect(watch.happened.filter(({ words, abandoned }) => english(words).includes('Stadium') && !abandoned)).toEqual([]);
  });
  await room.close();
});
