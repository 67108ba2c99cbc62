import { fileURLToPath } from 'node:url';

import { expect, test } from '@playwright/test';

import { type Text, english } from './english';
import { Room, SEATS } from './room';
import { Server } from './server';

const SEED = 28;
const FIVE = fileURLToPath(new URL('scenarios/five', import.meta.url));

test.setTimeout(420_000);

/** The Assembly reads its next motion, debates it and votes as the table says. */
async function motion(room: Room, title: string, picks: Record<string, 'yes' | 'no'>) {
  await room.space('motion_debate');
  const { agenda, assembly } = room.watch.game;
  expect(agenda.find(({ id }: { id: number }) => id === assembly.motion).title).toBe(title);
  await room.space('motion_ballot');
  await room.vote(picks);
}

/** It passes, what it does is shown and happens. */
async function adopted(room: Room) {
  await room.space('motion_outcome');
  await room.space('assembly');
  expect(room.watch.game.agenda.findLast(({ verdict }: { verdict: string }) => verdict).state).toBe('adopted');
}

test('a day in small: three Acts, an Assembly of ten motions, laws that act', async ({ browser }) => {
  const server = await Server.start(SEED);
  const room = await Room.made(browser, server);
  const { control, watch } = room;
  await room.openWall();
  const looked = ['aristocrats', 'medes', 'tyrants'];
  for (const seat of looked) await room.join(seat);
  await room.joinBare(...SEATS.filter((seat) => !looked.includes(seat)));
  const all = { others: 'yes' } as const;

  await test.step('Act 1: a motion comes from a card, another from an Archon', async () => {
    await room.space('tie_for_prytanis');
    await expect(control.id('day')).toBeVisible();
    await expect(room.phone('medes').screen.id('round-time')).toBeVisible();
    await room.archon('monarchists').choose('prytanis:aristocrats');
    await watch.step('presiding');
    await room.space('choose_events');
    await room.activate((card) => card.kind === 'motion');
    for (const step of ['debate', 'race', 'strengths', 'ballot']) await room.space(step);
    await room.vote(all);
    await room.space('outcome');

    const medes = room.phone('medes');
    await medes.touch('fold-agenda');
    await medes.touch('open-propose');
    await medes.touch('sort-law');
    await medes.screen.id('draft-title').fill('The Feast of <b>Mithra</b>');
    await medes.screen.id('draft-text').fill('There is a feast, and the Council pays for it.');
    await medes.touch('until-act');
    await medes.touch('propose');
    await expect.poll(() => watch.own.game.proposals.length).toBe(1);
    // Nobody else is told of it before Control admits it.
    for (const screen of [room.phone('tyrants').screen, room.projector]) {
      expect(screen.watch.frames.join()).not.toContain('Mithra');
    }
    await control.touch('agenda');
    await control.touch(`admit-${watch.own.game.proposals[0].id}`);
    await expect.poll(() => watch.own.game.proposals.length).toBe(0);
    await expect.poll(() => watch.game.agenda.length).toBe(1);
    await control.page.keyboard.press('Escape');
    await room.space('check');
    expect(watch.game.agenda[0].source.with.who.name).toBe('Medes');
  });

  await test.step('Control fills the agenda: ten motions announce an Assembly', async () => {
    const deed = (title: string) =>
      room.move('deed', { 'motion-title': title, 'motion-text': 'Control sees to it.' });
    await room.move('law', {
      'motion-title': 'Of Short Speeches',
      'motion-text': 'A motion is debated for one minute.',
      'law-until': 'act',
      'lever-kind': 'ruling:motion_seconds',
      'lever-number': '60',
    });
    await deed('A new gong');
    await room.move('alternative', { 'ready-article': '1' }, 0);
    const at = watch.game.constitution.findIndex(({ obeyed }: { obeyed: Text | null }) =>
      english(obeyed).includes('Needed to pass'),
    );
    const thirds = watch.game.constitution[at].alternatives.findIndex(
      ({ changes }: { changes: string }) => /two[- ]thirds/i.test(changes),
    );
    expect([at, thirds].every((found) => found >= 0)).toBe(true);
    await room.move('alternative', { 'ready-article': String(at + 1) }, thirds);
    for (const title of ['A bath for the Colossus', 'Of Geese', 'Of Ganders', 'A third gong']) {
      await deed(title);
    }
    expect(watch.game.agenda_count).toBe(10);
    await room.palette('Call the Diplomacy Round');
    await expect.poll(() => watch.game.diplomacy_called).toBe(true);
    await expect(control.id('next')).toContainText('10 motions');
    await room.space('assembly');
    await expect(room.projector.id('scene-agenda')).toBeVisible();
    expect(watch.game.day.rounds.find(({ id }: { id: number }) => id === watch.game.day.now).kind).toBe('assembly');
  });

  const titles = watch.game.agenda.map(({ title }: { title: string }) => title) as string[];

  await test.step('a law that an Archon proposed, and the motion of the card', async () => {
    for (const title of titles.slice(0, 2)) {
      await room.space('motion_debate');
      await expect(room.projector.id('scene-motion')).toContainText(title);
      if (title === titles[0]) {
        await room.phone('tyrants').touch('raise-hand');
        await control.page.locator('[data-action="floor:tyrants"]').first().click();
        await expect.poll(() => watch.game.speaking).toBe('tyrants');
        await room.grant('amazons', 'democrats');
        expect(watch.faction('democrats').strength.value).toBe(6 + 5);
      }
      await room.space('motion_ballot');
      await room.vote(all);
      await adopted(room);
      // I-6: a grant lasts for one vote.
      expect(watch.faction('democrats').strength.value).toBe(6);
    }
    expect(watch.game.laws[0]).toMatchObject({ title: 'The Feast of <b>Mithra</b>', source: { say: 'origin-assembly' } });
  });

  await test.step('a law with an end shortens the debates that follow', async () => {
    await motion(room, 'Of Short Speeches', all);
    await adopted(room);
    expect(english(watch.game.reasons.motion_seconds)).toBe('the law “Of Short Speeches”');
    await motion(room, 'A new gong', { democrats: 'yes', aristocrats: 'no' });
    expect(watch.game.clock?.seconds ?? 0).not.toBe(120);
    // Six against six: the article on ties decides.
    await room.press();
    if (watch.game.step === 'motion_tied') {
      await room.archon(watch.game.tie_breaker).choose('tie:no');
      await watch.step('assembly');
    }
    expect(watch.game.agenda[3].state).toBe('rejected');
  });

  await test.step('the Medes become citizens and vote', async () => {
    expect(watch.game.ballot.voters).not.toContain('medes');
    await motion(room, titles[4] ?? '', all);
    await adopted(room);
    expect(watch.faction('medes').citizen).toBe(true);
  });

  await test.step('two thirds are adopted, and defeat a later motion', async () => {
    await motion(room, titles[5] ?? '', all);
    expect(watch.game.ballot.voters).toContain('medes');
    await adopted(room);
    await motion(room, 'A bath for the Colossus', {
      democrats: 'yes', aristocrats: 'yes', oligarchs: 'yes', medes: 'yes', others: 'no',
    });
    await room.space('assembly');
    const { result } = watch.game.ballot;
    expect(result.yes.value).toBeGreaterThan(result.no.value);
    expect(result).toMatchObject({ verdict: 'failed' });
    expect(english(result.sentence)).toMatch(/two thirds are needed \(Article \d+\)/);
    await expect(room.projector.page.getByText('two thirds are needed').first()).toBeVisible();
  });

  await test.step('hands are counted, a motion is put off and another taken first', async () => {
    await room.space('motion_debate');
    await room.space('motion_ballot');
    await room.palette('Enter a count of hands');
    await room.fill({ 'count-yes': '20', 'count-no': '2' });
    await watch.step('motion_outcome');
    expect(watch.game.ballot.result.picks).toEqual([]);
    await room.space('assembly');
    await motion(room, 'Of Ganders', all);
    await adopted(room);
    await motion(room, 'A third gong', all);
    await adopted(room);
    expect(watch.game.assembly).toMatchObject({ left: 0 });
    await room.agree();
  });

  await test.step('the plan is changed: Act 2 begins, and the law of Act 1 ends', async () => {
    await room.space('diplomacy');
    await expect(room.projector.id('scene-day')).toBeVisible();
    expect(watch.game.agenda).toEqual([]);
    await control.touch('day-open');
    const ahead = watch.game.day.rounds.filter(
      ({ state, act }: { state: string; act: number }) => state === 'ahead' && act === 1,
    );
    for (const { id } of ahead) await control.touch(`remove-${id}`);
    await control.touch('go');
    await expect(control.id('next')).toContainText(/Begin Act 2:\s*Action Round 2/);
    await control.page.keyboard.press('Escape');
    expect(watch.game.laws.map(({ title }: { title: string }) => title)).toContain('Of Short Speeches');
    await room.press();
    expect(watch.game.act).toBe(2);
    const laws = watch.game.laws.map(({ title }: { title: string }) => title);
    expect(laws).not.toContain('Of Short Speeches');
    expect(laws).not.toContain('The Feast of <b>Mithra</b>');
    expect(watch.game.reasons.motion_seconds).toBeUndefined();
    await room.cycle();
    expect(watch.game.docket).toHaveLength(2);
  });

  await test.step('Act 3: three events, and the Medes vote in the council', async () => {
    await room.palette('Begin Act 3');
    await control.touch('go');
    await expect.poll(() => watch.game.act).toBe(3);
    await room.cycle();
    expect(watch.game.docket).toHaveLength(3);
    expect(watch.own.game.voters.find(({ faction }: { faction: string }) => faction === 'medes').yes).toBeGreaterThan(3);
    await room.agree();
  });
  await room.close();
});

test('a scenario of five factions is brought as a folder and played', async ({ browser }) => {
  const server = await Server.start(SEED);
  const room = await Room.brought(browser, server, FIVE);
  await room.openWall();
  const seats = room.watch.game.factions.map(({ id }: { id: string }) => id) as string[];
  expect(seats).toHaveLength(5);
  for (const seat of seats.slice(0, 2)) await room.join(seat);
  await room.joinBare(...seats.slice(2));
  await room.cycle();
  expect(room.watch.game).toMatchObject({ scenario: 'Five Against the Sea', cycle: 1, step: 'check' });
  await room.agree();

  await test.step('the table keeps its content when the server is started again', async () => {
    await room.fall();
    await room.rise();
    expect(room.watch.game.step).toBe('check');
    await expect.poll(() => room.online(seats[0] ?? '')).toBe(true);
    await room.press();
    expect(room.watch.game.cycle).toBe(2);
  });
  await room.close();
});
