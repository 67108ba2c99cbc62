import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import {
  council,
  countedResult,
  day,
  election,
  LONG_TEXT,
  motionBallot,
  motionResult,
  NOW,
  shared,
} from '../dev/fixtures';
import type { CouncilView } from '../../../wire/council';
import type { SceneProps } from './scene';
import Agenda from './scenes/Agenda.svelte';
import Carved from './scenes/Carved.svelte';
import Constitution from './scenes/Constitution.svelte';
import Day from './scenes/Day.svelte';
import Election from './scenes/Election.svelte';
import Motion from './scenes/Motion.svelte';
import Vote from './scenes/Vote.svelte';

const clock = { remaining: (endsAt: number) => Math.max(0, endsAt - NOW), running: false };
let shown: ReturnType<typeof mount> | undefined;

function show(scene: Component<SceneProps>, game: CouncilView) {
  const target = document.createElement('div');
  const { table } = shared(game);
  shown = mount(scene, { target, props: { game, table, clock, live: false } });
  flushSync();
  return {
    target,
    words: () => target.textContent.replace(/\s+/g, ' '),
    find: (id: string) => target.querySelector<HTMLElement>(`[data-testid=${id}]`),
  };
}
afterEach(async () => {
  if (shown) await unmount(shown);
});

describe('the day on the stage', () => {
  it('says how long this round lasts and what follows', () => {
    const { words, find } = show(Day, council('diplomacy', { day: day(5) }));
    expect(find('round-clock')?.textContent).toContain('9:24');
    expect(find('next-round')?.textContent).toContain('Act II, Action Round 3');
    expect(words()).toContain('Diplomacy Round');
    expect(find('round-5')?.classList).toContain('now');
    expect(find('round-1')?.classList).toContain('over');
    expect(find('round-6')?.classList).toContain('ahead');
  });
  it('changes as a whole when the bell warns, and when the time is up', () => {
    expect(
      show(Day, council('diplomacy', { day: day(5, 'warned') })).find('scene-day')?.dataset,
    ).toMatchObject({ bell: 'warned' });
    const { words, find } = show(Day, council('diplomacy', { day: day(5, 'over') }));
    expect(find('scene-day')?.dataset).toMatchObject({ bell: 'over' });
    expect(find('round-clock')).toBeNull();
    expect(words()).toContain('Time is up');
  });
});

describe('the motion before the Assembly', () => {
  it('is read with its place, its mover, what it needs and who has the floor', () => {
    const { words, find } = show(Motion, council('motion_debate'));
    expect(words()).toContain('Motion 4 of 10');
    expect(words()).toContain('Moved by the Democrats');
    expect(words()).toContain(council('motion_debate').assembly?.needed);
    expect(find('debate-clock')?.textContent).toContain('2:12');
    expect(find('first-oligarchs')).not.toBeNull();
    expect(words()).toContain('Has the floor');
  });
});

describe('the agenda', () => {
  it('counts what is undecided before an Assembly', () => {
    const { find } = show(Agenda, council('check', { agenda_count: 3 }));
    expect(find('agenda-count')?.textContent).toBe('3');
  });
  it('tells in session what became of each motion', () => {
    const game = council('assembly');
    const { find, words } = show(Agenda, game);
    expect(find('motion-1')?.dataset['state']).toBe('adopted');
    expect(find('motion-2')?.dataset['state']).toBe('rejected');
    expect(find('motion-2')?.textContent).toContain(game.agenda[1]?.verdict);
    expect(find('motion-5')?.textContent).toContain('Next before the Assembly');
    expect(find('motion-7')?.dataset['state']).toBe('postponed');
    expect(words()).toContain('2 adopted');
  });
});

describe('the vote on a motion', () => {
  const decided = (result: NonNullable<CouncilView['ballot']>['result']) =>
    council('motion_ballot', { ballot: { ...motionBallot(), votes_in: [], result } });
  it('gives nothing away before the reveal', () => {
    const { target, find } = show(Vote, council('motion_ballot'));
    expect(target.querySelectorAll('[data-pick]')).toHaveLength(0);
    expect(find('total-yes')).toBeNull();
  });
  it('shows only the sums where hands were counted', () => {
    const { target, find } = show(Vote, decided(countedResult()));
    expect(find('counted')).not.toBeNull();
    expect(find('total-yes')?.dataset['value']).toBe('23');
    expect(find('total-no')?.dataset['value']).toBe('17');
    expect(target.querySelectorAll('[data-testid^=token-]')).toHaveLength(0);
  });
  it('says who vetoed what had passed', () => {
    const { find } = show(Vote, decided(motionResult('vetoed')));
    expect(find('verdict')?.textContent).toContain('Vetoed');
    expect(find('verdict')?.textContent).toContain('by the Democrats');
  });
});

describe('what is adopted', () => {
  it('stands in stone with what it does', () => {
    const plain = council('assembly', { ballot: { ...motionBallot(5), result: motionResult() } });
    const agenda = plain.agenda.map((row) =>
      row.id === 5 ? { ...row, state: 'adopted' as const } : row,
    );
    const game = { ...plain, agenda };
    const { find, words } = show(Carved, game);
    expect(find('carved-text')?.textContent).toBe(LONG_TEXT);
    expect(words()).toContain('A new article');
  });
  it('is not in stone before Control has confirmed it', () => {
    const ballot = { ...motionBallot(5), result: motionResult() };
    const { find } = show(Carved, council('motion_outcome', { ballot }));
    expect(find('carved-text')).toBeNull();
  });
  it('stands beside the constitution as a law, with its end', () => {
    const { words } = show(Constitution, council('strengths'));
    expect(words()).toContain('The Laws');
    expect(words()).toContain('to the end of Act 1');
  });
});

describe('the election', () => {
  it('shows who has voted, and for whom nobody knows', () => {
    const { target, find } = show(Election, council('election'));
    expect(find('votes-in')?.textContent).toContain('3 of 6');
    expect(target.querySelectorAll('[data-testid^=tally-]')).toHaveLength(0);
    expect(target.querySelectorAll('.cast')).toHaveLength(0);
  });
  it('crowns whom the sherds elected', () => {
    const { find } = show(Election, council('presiding', { election: election(true) }));
    expect(find('tally-democrats')?.dataset['value']).toBe('21');
    expect(find('candidate-democrats')?.classList).toContain('crowned');
    expect(find('elected')?.textContent).toBe(election(true).result?.sentence);
  });
  it('crowns nobody while the first are tied', () => {
    const { target } = show(
      Election,
      council('tie_for_prytanis', { election: election(true, true) }),
    );
    expect(target.querySelectorAll('.crowned')).toHaveLength(0);
    expect(target.querySelectorAll('.candidate.tied')).toHaveLength(2);
  });
});
