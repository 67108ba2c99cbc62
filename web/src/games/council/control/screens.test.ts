import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { control, council, day } from '../dev/fixtures';
import type { CouncilView, Step } from '../../../wire/council';
import type { Desk } from './desk.svelte';
import { clear, found, furnish, lay, said, seen, submit, touch, type } from './dev/in-page';
import Constitution from './dialogs/Constitution.svelte';
import LawForm from './dialogs/LawForm.svelte';
import Ask from './dialogs/Ask.svelte';

function laid(step: Step, change: Partial<CouncilView> = {}): Promise<Desk> {
  const game = { ...council(step), ...change };
  return lay({ game, own: control(game) });
}

beforeEach(furnish);
afterEach(clear);

describe('the day', () => {
  it('shows the round, its time and what follows', async () => {
    await laid('debate');
    const bar = found('day');
    expect(bar.dataset.bell).toBe('quiet');
    expect(bar.textContent).toContain('Action Round 2');
    expect(bar.textContent).toContain('9:24');
    expect(found('round-3').dataset.state).toBe('now');
  });

  it('says that the time of a round is up, with more of it at a touch', async () => {
    await laid('debate', { day: day(3, 'over') });
    expect(found('day').textContent).toContain('3 minutes over its time');
    touch('round-more');
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
    expect(found('assembly-sum').textContent).toMatch(/2 adopted, 2 rejected,\s+6 to come/);
    expect(found('last-motion').textContent).toContain('Of Lanterns');
    expect(found('motion-text').textContent).toContain('Of Presiding Twice');
    touch('read-8');
    expect(said()).toEqual([{ do: 'take_up_motion', step: 17, motion: 8 }]);
  });

  it('gives the floor at a touch', async () => {
    await laid('motion_debate');
    expect(found('speaking').textContent).toContain('Oligarchs');
    [...found('speakers').querySelectorAll('button')]
      .find(({ textContent }) => textContent?.includes('Give the floor'))
      ?.click();
    expect(said()).toEqual([{ do: 'give_floor', faction: 'tyrants' }]);
  });

  it('takes a count of hands', async () => {
    await laid('motion_ballot');
    touch('quick-count');
    type('count-yes', '23');
    submit();
    expect(said()).toEqual([]);
    expect(found('missing').textContent).toContain('both sums');
    type('count-no', '17');
    submit();
    expect(said()).toEqual([{ do: 'enter_count', ballot: 7, yes: 23, no: 17 }]);
  });

  it('shows only the sums where hands were counted', async () => {
    const game = council('motion_outcome');
    const result = game.ballot?.result;
    if (!game.ballot || !result) throw new Error('no result');
    await laid('motion_outcome', {
      ballot: { ...game.ballot, result: { ...result, picks: [], vetoed_by: null } },
    });
    expect(found('result').querySelectorAll('section')).toHaveLength(2);
  });
});

describe('the agenda', () => {
  it('moves, puts off and withdraws a motion', async () => {
    const desk = await laid('assembly');
    touch('agenda', 'up-6', 'unfold-6', 'postpone-6');
    expect(said()).toEqual([
      { do: 'move_motion', motion: 6, to: 4 },
      { do: 'postpone_motion', motion: 6, postponed: true },
    ]);
    expect(seen('up-1')).toBeNull();
    touch('strike-motion-6');
    expect(desk.opened).toMatchObject({ dialog: Ask, props: { danger: true } });
  });

  it('admits a proposal as it is, or with what Control adds', async () => {
    await laid('debate');
    touch('agenda', 'admit-10');
    expect(said()).toEqual([{ do: 'admit_proposal', proposal: 10, motion: null }]);
    touch('admit-reworded-11', 'kind-article');
    type('motion-title', 'Of Equal Votes');
    type('lever-kind', 'ruling:majority');
    type('lever-word', 'two_thirds');
    expect(found('lever-says').textContent).toContain('Two thirds or more');
    submit();
    expect(said()[1]).toMatchObject({
      do: 'admit_proposal',
      proposal: 11,
      motion: {
        as: 'article',
        title: 'Of Equal Votes',
        replaces: 3,
        lever: { on: 'ruling', key: 'majority', value: 'two_thirds' },
      },
    });
  });
});

describe('constitution and laws', () => {
  it('puts a ready text in force, with a reason', async () => {
    const desk = await laid('debate');
    desk.show(Constitution);
    flushSync();
    touch('change-3', 'take-1');
    submit();
    expect(said()).toEqual([
      {
        do: 'change_article',
        article: 3,
        to: { alternative: 1 },
        reason: 'A Magistrate’s word',
      },
    ]);
  });

  it('proclaims a law for a Magistrate', async () => {
    const desk = await laid('debate');
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
  const { election } = council('election');
  if (!election) throw new Error('no election');
  const result = {
    picks: [{ faction: 'tyrants', pick: 'democrats', strength: 6, hand: 'own' as const }],
    tallies: [{ faction: 'democrats', votes: { value: 6, parts: [{ label: 'Tyrants', by: 6 }] } }],
    sentence: 'The Democrats are elected with 6 (Article 2).',
  };
  await laid('presiding', { election: { ...election, result } });
  expect(found('elected').textContent).toContain('Tyrants');
  expect(found('presiding').textContent).toContain('by Article 2');
});
