import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { council, desk } from '../dev/fixtures';
import type { CouncilView } from '../../../wire/council';
import { askKick } from '../../../hub/desk/asks';
import type { DeviceView } from '../../../wire/hub';
import type { CouncilDesk } from './desk.svelte';
import { clear, found, furnish, lay, said, seen, submit, touch, type } from './dev/in-page';
import { Agenda, Constitution, Count, LawForm } from './dialogs';
import type { Dialog } from '../../../hub/desk/dialog';
import Ask from '../../../hub/desk/dialogs/Ask.svelte';

const laid = (name: string, game: Partial<CouncilView> = {}): Promise<CouncilDesk> =>
  lay({ name, game });

/** A desk on which this lies open, and nothing else is in the page. */
async function shown(name: string, open?: Dialog<Record<string, never>>): Promise<CouncilDesk> {
  const desk = await lay({ name, opened: true });
  if (open) desk.show(open);
  flushSync();
  return desk;
}

beforeEach(furnish);
afterEach(clear);

describe('the day', () => {
  it('shows the round, its time and what follows', async () => {
    await laid('debate');
    const bar = found('day');
    expect(bar.dataset.bell).toBe('quiet');
    expect(bar.textContent).toContain('Action Round 2');
    expect(bar.textContent).toContain('24:54');
    expect(found('round-3').dataset.state).toBe('now');
  });

  it('says that the time of a round is up, with more of it at a touch', async () => {
    await laid('debate-over');
    expect(found('day').textContent).toContain('3 minutes over its time');
    // The bell's alarm has it; the bar of the day has it again once that is at rest.
    expect(seen('round-more')).toBeNull();
    touch('rest-bell', 'round-more');
    expect(said()).toEqual([{ do: 'set_round', round: 3, seconds: 300 }]);
  });

  it('changes the plan on paper and sends it at once', async () => {
    await laid('debate');
    touch('day-open', 'longer-4', 'later-4', 'remove-6', 'add-assembly');
    expect(said()).toEqual([]);
    submit();
    const [command] = said();
    expect(command).toMatchObject({ do: 'change_plan' });
    const { rounds } = command as { rounds: { round: string; act: number; minutes: number }[] };
    expect(rounds).toHaveLength(12);
    expect(rounds.slice(0, 3)).toEqual([
      { round: 'diplomacy', act: 1, minutes: 10 },
      { round: 'assembly', act: 1, minutes: 25 },
      { round: 'diplomacy', act: 2, minutes: 15 },
    ]);
    expect(rounds.at(-1)).toEqual({ round: 'assembly', act: 3, minutes: 20 });
  });
});

describe('the Assembly', () => {
  it('shows the agenda, the last result and the next motion', async () => {
    await laid('assembly');
    expect(found('assembly-sum').textContent).toMatch(/2 adopted, 2 rejected,\s+5 to come/);
    expect(found('last-motion').textContent).toContain('Of Lanterns');
    expect(found('motion-text').textContent).toContain('Of Presiding Twice');
    touch('read-12');
    expect(said()).toMatchObject([{ do: 'take_up_motion', motion: 12 }]);
  });

  it('gives the floor at a touch', async () => {
    await laid('debate-control');
    expect(found('speaking').textContent).toContain('Oligarchs');
    [...found('speakers').querySelectorAll('button')]
      .find(({ textContent }) => textContent?.includes('Call next'))
      ?.click();
    expect(said()).toEqual([{ do: 'give_floor', faction: 'tyrants' }]);
  });

  it('takes a count of hands', async () => {
    await laid('motion_ballot');
    touch('quick-count');
    const { number, weight } = council('motion_ballot').ballot ?? {};
    const yes = (weight?.all ?? 0) - 2;
    type('count-yes', String(yes));
    submit();
    expect(said()).toEqual([]);
    expect(found('missing').textContent).toContain('both sums');
    type('count-no', '2');
    submit();
    expect(said()).toEqual([{ do: 'enter_count', ballot: number, yes, no: 2 }]);
  });

  it('asks again for a count above what all who vote weigh', async () => {
    await shown('motion_ballot', Count);
    const { number, weight } = council('motion_ballot').ballot ?? {};
    const all = weight?.all ?? 0;
    type('count-yes', String(all));
    type('count-no', '1');
    submit();
    expect(said()).toEqual([]);
    expect(found('missing').textContent).toContain(`which is ${all}`);
    found('count-sure').querySelector('input')?.click();
    flushSync();
    // Other sums are asked about anew.
    type('count-no', '2');
    submit();
    expect(said()).toEqual([]);
    found('count-sure').querySelector('input')?.click();
    flushSync();
    submit();
    expect(said()).toEqual([{ do: 'enter_count', ballot: number, yes: all, no: 2 }]);
  });

  it('shows only the sums where hands were counted', async () => {
    await laid('motion_outcome-counted');
    expect(found('result').querySelectorAll('section')).toHaveLength(2);
  });
});

describe('the agenda', () => {
  it('moves, puts off and withdraws a motion', async () => {
    const desk = await shown('assembly', Agenda);
    touch('up-10', 'unfold-10', 'postpone-10');
    expect(said()).toEqual([
      { do: 'move_motion', motion: 10, to: 4 },
      { do: 'postpone_motion', motion: 10, postponed: true },
    ]);
    expect(seen('up-4')).toBeNull();
    touch('strike-motion-10');
    expect(desk.opened).toMatchObject({ dialog: Ask, props: { danger: true } });
  });

  it('admits a proposal as it is, or with what Control adds', async () => {
    await shown('debate', Agenda);
    touch('admit-5');
    expect(said()).toEqual([{ do: 'admit_proposal', proposal: 5, motion: null }]);
    touch('admit-reworded-4', 'kind-article');
    type('motion-title', 'Of Equal Votes');
    type('lever-kind', 'ruling:majority');
    type('lever-word', 'two_thirds');
    expect(found('lever-says').textContent).toContain('Two thirds or more');
    submit();
    expect(said()[1]).toMatchObject({
      do: 'admit_proposal',
      proposal: 4,
      motion: {
        as: 'article',
        title: 'Of Equal Votes',
        replaces: 7,
        lever: { on: 'ruling', key: 'majority', value: 'two_thirds' },
      },
    });
  });
});

describe('constitution and laws', () => {
  it('puts a ready text in force, with a reason', async () => {
    await shown('debate', Constitution);
    touch('change-7', 'take-1');
    submit();
    expect(said()).toEqual([]);
    touch('why-usual-magistrate');
    submit();
    expect(said()).toEqual([
      {
        do: 'change_article',
        article: 7,
        to: { alternative: 1 },
        reason: 'usual-magistrate',
      },
    ]);
  });

  it('proclaims a law for a Magistrate', async () => {
    const desk = await shown('debate');
    desk.show(LawForm, { what: 'law' });
    flushSync();
    type('law-title', 'Of Goats');
    type('law-text', 'None.');
    type('law-by', 'the Strategos');
    type('lever-kind', 'citizen');
    submit();
    expect(said()).toEqual([
      {
        do: 'proclaim_law',
        title: 'Of Goats',
        text: 'None.',
        lever: { on: 'citizen', faction: 'amazons', is: true },
        until: 'removed',
        by: 'the Strategos',
      },
    ]);
  });
});

it('says who was elected, by whom, and by which article', async () => {
  await laid('election-revealed');
  expect(found('elected').textContent).toContain('Tyrants');
  expect(found('presiding').textContent).toContain('by Article 2');
});

describe('sending a device away', () => {
  it('ends the code that it knows with the same press, for a seat if told so', async () => {
    const seat = desk().devices.find((device) => device.seat !== null) as DeviceView;
    const opened = await shown('debate');
    askKick(opened, seat, '.');
    flushSync();
    touch('along');
    submit();
    expect(said()).toEqual([{ do: 'kick', device: seat.id, renew: true }]);
  });

  it('does so for a Control unless told otherwise, and has no code for a projector', async () => {
    const opened = await shown('debate');
    const other = { ...(desk().devices[0] as DeviceView), id: 'x', seat: null, operator: false };
    askKick(opened, { ...other, screen: 'control' }, '.');
    flushSync();
    submit();
    expect(said()).toEqual([{ do: 'kick', device: 'x', renew: true }]);
    askKick(opened, { ...other, screen: 'projector' }, '.');
    flushSync();
    expect(seen('along')).toBeNull();
  });
});
