import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { council, seat, there } from '../dev/fixtures';
import type { Answer } from '../../../hub/table.svelte';
import { HoldToReveal } from '../../../ui';
import type { CouncilView, SeatView, Step } from '../../../wire/council';
import Middle from './Middle.svelte';
import { COUNCIL, ROUNDS, STREETS } from './parts';
import { factionOf } from './scene';

const STEPS: Step[] = [
  'lobby',
  'election',
  'tie_for_prytanis',
  'presiding',
  'choose_events',
  'events_chosen',
  'debate',
  'race',
  'race_tied',
  'strengths',
  'choose_motion',
  'ballot',
  'ballot_tied',
  'outcome',
  'check',
  'stasis_cards',
  'muster',
  'deploy',
  'hand_dice',
  'battles',
  'tyche',
  'battle_dice',
  'battle',
  'spoils',
  'share',
  'score',
  'score_tied',
  'amend',
  'amended',
  'assembly',
  'motion_debate',
  'motion_ballot',
  'motion_tied',
  'motion_outcome',
  'diplomacy',
];

let screen: Record<string, unknown> | undefined;
let answer: (answer: Answer) => void = () => undefined;
const play = vi.fn(() => new Promise<Answer>((settle) => (answer = settle)));

function show(game: CouncilView, own: SeatView | null, open = true) {
  const table = { code: 'DELOS', open, running: true, play, remaining: () => 60_000 };
  const me = factionOf(game, own?.faction ?? null) ?? null;
  screen = mount(Middle, { target: document.body, props: { table, game, me, own } });
  flushSync();
}
const find = (testid: string) => document.querySelector<HTMLElement>(`[data-testid="${testid}"]`);
const touch = (testid: string) => {
  find(testid)?.click();
  flushSync();
};

beforeAll(
  async () => void (await Promise.all([COUNCIL, ROUNDS, STREETS].map((part) => part.fetch()))),
);
beforeEach(() => {
  play.mockClear();
});
afterEach(() => {
  if (screen) void unmount(screen);
  document.body.innerHTML = '';
});

describe.each(STEPS)('%s', (step) => {
  it.each(['democrats', 'monarchists', 'amazons'])('has a middle for the %s', (faction) => {
    show(council(step), seat(step, faction));
    expect(find('step')?.dataset['step']).toBe(step);
    expect(find('step')?.children.length).toBeGreaterThan(0);
  });

  it('has a middle without actions for onlookers', () => {
    show(council(step), null);
    expect(document.querySelectorAll('[data-action]')).toHaveLength(0);
    expect(find('step')?.children.length).toBeGreaterThan(0);
  });
});

describe('an outcome', () => {
  it.each(['gain', 'loss', 'neither'] as const)('says whether it is a %s', (fortune) => {
    const game = council('outcome');
    const outcome = there(game.outcome);
    const changes = outcome.changes.map((one) => ({ ...one, factions: ['medes'], fortune }));
    show({ ...game, outcome: { ...outcome, changes } }, seat('outcome', 'medes'));
    const SAYS = { gain: 'You gain', loss: 'strikes you', neither: 'concerns you' };
    expect(find('strikes-you')?.textContent).toContain(SAYS[fortune]);
    expect(find('strikes-you')?.closest('li')?.dataset['fortune']).toBe(fortune);
  });
});

describe('a verdict', () => {
  it('is told once, and what follows from it before who voted how', () => {
    const game = council('outcome');
    show(game, seat('outcome', 'medes'));
    const words = find('step')?.textContent ?? '';
    expect(words.split(there(game.ballot?.label) as string)).toHaveLength(2);
    expect(words.match(/passed/gi)).toHaveLength(1);
    expect(words.indexOf('Stasis 5 → 4')).toBeLessThan(words.indexOf('Aristocrats'));
  });

  it('of a race is told once to onlookers, and strengths have names', () => {
    const game = council('strengths');
    show(game, null);
    expect(find('race-result')?.textContent).not.toContain('win the race');
    expect(find('strengths')?.textContent).toContain('Theocrats');
  });

  it('of a check is told once', () => {
    const own = seat('check', 'medes');
    show(council('check'), own);
    expect(find('step')?.textContent).not.toContain('The next cycle begins');
    expect(find('step')?.textContent?.match(/4 of 13/g)).toHaveLength(1);
  });

  it('is awaited under one clock', () => {
    show(council('debate'), seat('debate', 'medes'));
    expect(document.querySelector('[role=timer]')).toBeNull();
  });
});

describe('a vote', () => {
  it('is sent once however often it is touched, and nothing shows which it was', () => {
    const game = council('ballot');
    show(game, seat('ballot', 'democrats'));
    find('vote-no')?.click();
    find('vote-no')?.click();
    flushSync();
    touch('vote-yes');
    expect(play).toHaveBeenCalledOnce();
    expect(play).toHaveBeenCalledWith({ do: 'vote', ballot: game.ballot?.number, pick: 'no' });
    expect(find('sealed')?.textContent).toContain('Sealing');
    expect(find('sealed')?.textContent).not.toMatch(/YES|NO/);
  });

  it('that is refused can be made again', async () => {
    show(council('ballot'), seat('ballot', 'democrats'));
    touch('vote-no');
    answer({ ok: false, code: 'stale_ballot', sentence: 'That vote is over.' });
    await Promise.resolve();
    await Promise.resolve();
    flushSync();
    expect(find('vote-no')).not.toBeNull();
  });

  it('is in the page only while it is held', () => {
    const own = seat('ballot-voted', 'democrats');
    expect(own.pick).toBe('yes');
    show(council('ballot-voted'), own);
    const hold = find('hold');
    expect(document.body.textContent).not.toContain('YES');
    hold?.dispatchEvent(new PointerEvent('pointerdown', { button: 0, bubbles: true }));
    flushSync();
    expect(hold?.textContent).toContain('YES');
    hold?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    flushSync();
    expect(document.body.textContent).not.toContain('YES');
  });

  it('is off while the table cannot be reached', () => {
    show(council('ballot'), seat('ballot', 'democrats'), false);
    expect(find('vote-yes')).toHaveProperty('disabled', true);
    touch('vote-yes');
    expect(play).not.toHaveBeenCalled();
  });
});

describe('a bid', () => {
  it('that is locked can be opened again and kept', () => {
    const own = seat('race', 'tyrants');
    expect(own.bid).toBe(4);
    show(council('race'), own);
    expect(find('bid-4')).toBeNull();
    expect(document.body.textContent).not.toContain('4 Horses');
    touch('change');
    expect(find('bid-4')).not.toBeNull();
    touch('keep');
    expect(find('bid-4')).toBeNull();
  });
});

describe('a decision for all', () => {
  it('is picked first and confirmed second', () => {
    const game = council('choose_events');
    const [first, , third] = game.decks.map(({ up }) => there(up).id);
    show(game, seat('choose_events', 'democrats'));
    expect(find('confirm')).toHaveProperty('disabled', true);
    touch(`pick-${there(first)}`);
    touch(`pick-${there(third)}`);
    touch('confirm');
    touch('confirm');
    expect(play).toHaveBeenCalledOnce();
    expect(play.mock.calls[0]).toEqual([{ do: 'activate_events', cycle: 2, cards: [third] }, null]);
  });
});

it('a cover falls back when the window loses its focus', () => {
  const children = (() => undefined) as never;
  screen = mount(HoldToReveal, { target: document.body, props: { label: 'Hold', children } });
  flushSync();
  find('hold')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  flushSync();
  expect(find('hold')?.textContent).not.toContain('Hold');
  window.dispatchEvent(new Event('blur'));
  flushSync();
  expect(find('hold')?.textContent).toContain('Hold');
});

describe('a chair that is open in mid-cycle', () => {
  const [game, holder] = [council('debate-open-chair'), 'monarchists'];

  it('is filled by whoever breaks the tie, beside the debate', () => {
    show(game, seat('debate-open-chair', holder));
    expect(find('step')?.dataset['step']).toBe('debate');
    expect(find('open-chair')).not.toBeNull();
    touch('pick-prytanis-oligarchs');
    touch('confirm');
    expect(play).toHaveBeenCalledWith(
      { do: 'pick_prytanis', cycle: game.cycle, faction: 'oligarchs' },
      null,
    );
  });

  it('asks nobody else', () => {
    show(game, seat('debate-open-chair', 'oligarchs'));
    expect(find('open-chair')).toBeNull();
  });
});
