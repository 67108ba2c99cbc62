import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { control, council, day, desk as keys, FakeHub, NOW, shared } from '../dev/fixtures';
import { Table } from '../table.svelte';
import type { ControlView } from '../wire/council/ControlView';
import type { CouncilView } from '../wire/council/CouncilView';
import type { Step } from '../wire/council/Step';
import Cockpit from './Cockpit.svelte';
import { Desk } from './desk.svelte';

let screen: Record<string, unknown> | undefined;
let table: Table<CouncilView, ControlView>;
let hub: FakeHub;

async function laid(step: Step, change: Partial<CouncilView> = {}): Promise<Desk> {
  const game = { ...council(step), ...change };
  const own = { table: keys(), game: control(game) };
  hub = new FakeHub({ audience: 'control', shared: shared(game), own, now: NOW, running: false });
  table = new Table({ code: 'DELOS', screen: 'control', socket: hub.socket });
  table.connect();
  await Promise.resolve();
  await Promise.resolve();
  const desk = new Desk(table);
  screen = mount(Cockpit, { target: document.body, props: { desk } });
  flushSync();
  return desk;
}

const seen = <E extends HTMLElement>(testid: string): E | null =>
  document.querySelector<E>(`[data-testid="${testid}"]`);

function found<E extends HTMLElement>(testid: string): E {
  const element = seen<E>(testid);
  if (!element) throw new Error(`no ${testid}`);
  return element;
}

function touch(...testids: string[]): void {
  for (const testid of testids) {
    found(testid).click();
    flushSync();
  }
}

function type(testid: string, value: string): void {
  const field = found<HTMLInputElement | HTMLSelectElement>(testid);
  field.value = value;
  const event = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(event, { bubbles: true }));
  flushSync();
}

function send(): void {
  found('go').closest('form')?.requestSubmit();
  flushSync();
}

const commands = () => hub.heard.flatMap((said) => (said.type === 'play' ? [said.command] : []));

beforeEach(() => {
  sessionStorage.clear();
  const still = class {
    observe = () => undefined;
    disconnect = () => undefined;
  };
  vi.stubGlobal('ResizeObserver', still);
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLElement.prototype.scrollIntoView ??= () => undefined;
});

afterEach(() => {
  if (screen) void unmount(screen);
  screen = undefined;
  table.leave();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

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
    expect(commands()).toEqual([{ do: 'set_round', round: 3, seconds: 300 }]);
  });

  it('changes the plan on paper and sends it at once', async () => {
    await laid('debate');
    touch('day-open', 'longer-4', 'later-4', 'remove-6', 'add-assembly');
    expect(commands()).toEqual([]);
    send();
    const [command] = commands();
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
    expect(commands()).toEqual([{ do: 'take_up_motion', step: 17, motion: 8 }]);
  });

  it('gives the floor at a touch', async () => {
    await laid('motion_debate');
    expect(found('speaking').textContent).toContain('Oligarchs');
    [...found('speakers').querySelectorAll('button')]
      .find(({ textContent }) => textContent?.includes('Give the floor'))
      ?.click();
    expect(commands()).toEqual([{ do: 'give_floor', faction: 'tyrants' }]);
  });

  it('takes a count of hands', async () => {
    await laid('motion_ballot');
    touch('quick-count');
    type('count-yes', '23');
    send();
    expect(commands()).toEqual([]);
    expect(found('missing').textContent).toContain('both sums');
    type('count-no', '17');
    send();
    expect(commands()).toEqual([{ do: 'enter_count', ballot: 7, yes: 23, no: 17 }]);
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
    expect(commands()).toEqual([
      { do: 'move_motion', motion: 6, to: 4 },
      { do: 'postpone_motion', motion: 6, postponed: true },
    ]);
    expect(seen('up-1')).toBeNull();
    touch('strike-motion-6');
    expect(desk.opened).toMatchObject({ is: 'reason', danger: true });
  });

  it('admits a proposal as it is, or with what Control adds', async () => {
    await laid('debate');
    touch('agenda', 'admit-10');
    expect(commands()).toEqual([{ do: 'admit_proposal', proposal: 10, motion: null }]);
    touch('admit-reworded-11', 'kind-article');
    type('motion-title', 'Of Equal Votes');
    type('lever-kind', 'ruling:majority');
    type('lever-word', 'two_thirds');
    expect(found('lever-says').textContent).toContain('Two thirds or more');
    send();
    expect(commands()[1]).toMatchObject({
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
    desk.show({ is: 'constitution' });
    flushSync();
    touch('change-3', 'take-1');
    send();
    expect(commands()).toEqual([
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
    desk.show({ is: 'law', what: 'law' });
    flushSync();
    type('law-title', 'Of Goats');
    type('law-text', 'None.');
    type('law-by', 'the Strategos');
    type('lever-kind', 'citizen');
    send();
    expect(commands()).toEqual([
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
