import { told } from '../../../ui/told.svelte';
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { asked } from '../shared/asked';
import { council, nowIn, seat, there } from '../dev/fixtures';
import type { Answer } from '../../../hub/table.svelte';
import type { CouncilView, SeatView } from '../../../wire/council';
import Folds from './Folds.svelte';
import Middle from './Middle.svelte';
import { COUNCIL, ROUNDS } from './parts';
import { factionOf, type Scene } from './scene';
import Question from './Question.svelte';
import SideActions from './SideActions.svelte';
import Strips from './Strips.svelte';
import VoteResult from './VoteResult.svelte';

let screens: Record<string, unknown>[] = [];
let answer: (answer: Answer) => void = () => undefined;
const play = vi.fn((_command: unknown) => new Promise<Answer>((settle) => (answer = settle)));
const table = {
  open: true,
  code: 'DELOS',
  running: true,
  play,
  remaining: (at: number) => Math.max(0, at - nowIn('debate')),
};

function show(what: Component<Scene>, game: CouncilView, own: SeatView | null) {
  const me = factionOf(game, own?.faction ?? null) ?? null;
  screens.push(mount(what, { target: document.body, props: { table, game, me, own } }));
  flushSync();
}
const find = (testid: string) => document.querySelector<HTMLElement>(`[data-testid="${testid}"]`);
const text = () => document.body.textContent ?? '';
const touch = (testid: string) => {
  const found = find(testid);
  expect(found, testid).not.toBeNull();
  found?.click();
  flushSync();
};
async function unfold(testid: string) {
  const fold = document.querySelector<HTMLDetailsElement>(`details[data-testid="${testid}"]`);
  if (fold) fold.open = true;
  fold?.dispatchEvent(new Event('toggle'));
  await Promise.resolve();
  flushSync();
}
function write(testid: string, words: string) {
  const field = find(testid) as HTMLInputElement;
  field.value = words;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}
async function settle(with_: Answer) {
  answer(with_);
  await Promise.resolve();
  await Promise.resolve();
  flushSync();
}

beforeAll(async () => {
  for (const part of [COUNCIL, ROUNDS]) await part.fetch();
});
beforeEach(() => {
  play.mockClear();
});
afterEach(() => {
  for (const screen of screens) void unmount(screen);
  screens = [];
  document.body.innerHTML = '';
});

describe('an election', () => {
  it('seals a pick with one touch, and nothing shows which it was', () => {
    show(Middle, council('election'), seat('election', 'democrats'));
    find('elect-tyrants')?.click();
    find('elect-oligarchs')?.click();
    flushSync();
    expect(play).toHaveBeenCalledOnce();
    expect(play.mock.calls[0]?.[0]).toEqual({ do: 'elect', cycle: 2, faction: 'tyrants' });
    expect(find('sealed')?.textContent).not.toContain('Tyrants');
  });

  it('has the pick in the page only while it is held', () => {
    const own = seat('election-voted', 'aristocrats');
    expect(own.choice).toBe('aristocrats');
    show(Middle, council('election-voted'), { ...own, choice: 'tyrants' });
    expect(text()).not.toContain('Tyrants');
    find('hold')?.dispatchEvent(new PointerEvent('pointerdown', { button: 0, bubbles: true }));
    flushSync();
    expect(find('hold')?.textContent).toContain('Tyrants');
    find('hold')?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    flushSync();
    expect(text()).not.toContain('Tyrants');
  });

  it('shows after the reveal who picked whom, as long as the reveal stands', () => {
    for (const name of ['election-revealed', 'election-tied']) {
      show(Middle, council(name), seat(name, 'medes'));
    }
    const results = document.querySelectorAll('[data-testid="election-result"]');
    expect(results).toHaveLength(2);
    expect(results[0]?.textContent).toContain('elected with');
    expect(results[1]?.textContent).toContain('tied');
  });
});

describe('a motion', () => {
  it.each(['motion_outcome', 'motion_outcome-counted', 'motion_outcome-deed', 'assembly-carved'])(
    'is named once by its verdict: %s',
    (name) => {
      const [game, own] = [council(name), seat(name, 'amazons')];
      const ask = { urgency: own.ask.urgency, title: '', sentence: told(asked(game, own.ask)) };
      const question = mount(Question, { target: document.body, props: { game, own, ask } });
      screens.push(question);
      show(Middle, game, own);
      const verdict = [find('ask'), find('vote-result')].filter(
        (part) => part && !part.classList.contains('unseen'),
      );
      const title = told(game.ballot?.title ?? '?');
      const said = verdict.map((part) => part?.textContent ?? '').join(' ');
      expect(said.split(title).length - 1, said).toBe(1);
    },
  );

  it('is read with its text, what it does and what it needs', () => {
    show(Middle, council('motion_debate'), seat('motion_debate', 'democrats'));
    const card = find('motion-7')?.textContent ?? '';
    expect(card).toContain('Motion 4 of 10');
    expect(card).toContain('carries a light');
    expect(card).toContain('to the end of the Act');
    expect(card).toContain(told(there(council('motion_debate').assembly?.needed)));
    expect(find('speaking')?.textContent).toContain('Oligarchs');
  });

  it('may be lent influence by whoever has no vote', () => {
    show(Middle, council('motion_ballot'), seat('motion_ballot', 'medes'));
    expect(find('vote-yes')).toBeNull();
    touch('open-grant');
    touch('pick-grant-tyrants');
    touch('confirm');
    expect(play.mock.calls[0]?.[0]).toEqual({ do: 'grant', to: 'tyrants' });
  });

  it('calls nobody without a vote who has one that counts for nothing', () => {
    const game = structuredClone(council('motion_ballot'));
    for (const one of game.factions) one.strength.value = 0;
    show(Middle, game, seat('motion_ballot', 'medes'));
    touch('open-grant');
    expect(find('pick-grant-tyrants')?.textContent).toContain('0');
    expect(find('pick-grant-tyrants')?.textContent).not.toContain('no vote');
    expect(find('pick-grant-amazons')?.textContent).toContain('no vote');
  });

  it('says so where hands were counted, and by whom it was vetoed', () => {
    const shown = (name: string) => {
      const game = council(name);
      const props = { game, ballot: there(game.ballot) };
      screens.push(mount(VoteResult, { target: document.body, props }));
      flushSync();
    };
    shown('motion_outcome-counted');
    expect(text()).toContain('Hands were counted in the room');
    shown('outcome-vetoed');
    expect(text()).toContain('Vetoed');
  });

  it('leaves its verdict on the screen until the next is read', () => {
    const game = council('assembly');
    show(Middle, game, null);
    expect(find('vote-result')?.textContent).toContain('Of Lanterns');
    expect(find(`motion-${there(game.assembly?.next)}`)).not.toBeNull();
    show(Middle, council('assembly-open'), null);
    expect(document.querySelectorAll('[data-testid="vote-result"]')).toHaveLength(1);
  });
});

describe('the Prytanis', () => {
  it('vetoes only after it has been asked once more', () => {
    const game = council('outcome');
    show(SideActions, game, seat('outcome', 'democrats'));
    touch('open-veto');
    expect(play).not.toHaveBeenCalled();
    touch('veto');
    expect(play.mock.calls[0]?.[0]).toEqual({ do: 'veto', ballot: game.ballot?.number });
  });

  it('looks a second time at one deck', () => {
    show(SideActions, council('choose_events'), seat('choose_events', 'democrats'));
    touch('open-look');
    touch('pick-look-1');
    touch('confirm');
    expect(play.mock.calls[0]?.[0]).toEqual({ do: 'second_look', cycle: 2, deck: 1 });
  });

  it('gives the floor where an article says so, and nobody else does', () => {
    const game = council('motion_debate');
    show(Middle, game, seat('motion_debate', 'democrats'));
    touch('floor-medes');
    expect(play.mock.calls[0]?.[0]).toEqual({ do: 'give_floor', faction: 'medes' });
    document.body.innerHTML = '';
    show(Middle, game, seat('motion_debate', 'tyrants'));
    expect(find('floor-medes')).toBeNull();
  });
});

describe('a proposal', () => {
  const proposing = async () => {
    show(Folds, council('debate'), seat('debate', 'democrats'));
    await unfold('fold-agenda');
    touch('open-propose');
  };

  it('is a ready text of an article', async () => {
    await proposing();
    touch('sort-alternative');
    expect(find('propose')).toHaveProperty('disabled', true);
    touch('article-2');
    touch('alternative-1');
    touch('propose');
    touch('propose');
    expect(play).toHaveBeenCalledOnce();
    const motion = { as: 'alternative', article: 2, alternative: 1 };
    expect(play.mock.calls[0]?.[0]).toEqual({ do: 'propose_motion', motion });
  });

  it('keeps what is written while the sheet is closed, and when it is refused', async () => {
    await proposing();
    touch('sort-law');
    write('draft-title', 'Of Doves');
    write('draft-text', 'Doves are sacred.');
    touch('until-act');
    find('propose-sheet')?.querySelector<HTMLElement>('[data-testid="close"]')?.click();
    flushSync();
    touch('open-propose');
    expect(find('draft-title')).toHaveProperty('value', 'Of Doves');
    touch('propose');
    const motion = { as: 'law', title: 'Of Doves', text: 'Doves are sacred.', lever: null };
    const command = { do: 'propose_motion', motion: { ...motion, until: 'act' } };
    expect(play.mock.calls[0]?.[0]).toEqual(command);
    await settle({ ok: false, code: 'not_now', sentence: 'Not while the table is paused.' });
    expect(find('draft-text')).toHaveProperty('value', 'Doves are sacred.');
    expect(text()).toContain('Not while the table is paused.');
    touch('propose');
    await settle({ ok: true });
    expect(find('draft-text')).toBeNull();
    touch('open-propose');
    expect(find('sort-law')).not.toBeNull();
  });

  it('shows Control’s answer, and can be withdrawn while it waits', async () => {
    show(Folds, council('debate'), seat('debate', 'democrats', { may_propose: false }));
    await unfold('fold-agenda');
    expect(find('open-propose')).toBeNull();
    expect(find('proposal-1')?.textContent).toContain('The stables are empty');
    expect(find('withdraw-1')).toBeNull();
    touch('withdraw-3');
    expect(play.mock.calls[0]?.[0]).toEqual({ do: 'withdraw_proposal', proposal: 3 });
  });
});

describe('to look up', () => {
  it('are the laws with their ends, the articles that are obeyed, and the brief', async () => {
    const own = seat('debate', 'democrats');
    show(Folds, council('debate'), own);
    await unfold('fold-laws');
    expect(text()).toContain('to the end of Act 1');
    await unfold('fold-constitution');
    expect(text()).toContain(told(there(council('debate').constitution[6]?.obeyed)));
    expect(find('brief')).toBeNull();
    await unfold('fold-brief');
    expect(find('brief')?.children).toHaveLength(own.brief.split('\n\n').length);
  });

  it('onlookers find no brief and no way onto the agenda', async () => {
    show(Folds, council('debate'), null);
    await unfold('fold-agenda');
    expect(find('fold-brief')).toBeNull();
    expect(find('open-propose')).toBeNull();
    expect(find('agenda')?.children).toHaveLength(4);
  });

  it('is the day, with what was left out left out', async () => {
    show(Folds, council('day-late'), null);
    await unfold('fold-day');
    expect(find('round-10')?.dataset['state']).toBe('now');
    expect(find('round-9')).toBeNull();
    expect(find('timeline')?.textContent).toContain('Act III');
  });
});

it('the bell of a round is seen when it warns and when the time is up', () => {
  const strips = (name: string) => {
    const game = council(name);
    screens.push(mount(Strips, { target: document.body, props: { table, pause: null, game } }));
    flushSync();
    return find('bell')?.textContent ?? '';
  };
  expect(strips('debate')).toBe('');
  expect(strips('debate-warned')).toContain('Action Round 2 ends soon');
  document.body.innerHTML = '';
  expect(strips('debate-over')).toContain('time is up');
});
