import { told } from '../../../ui/told.svelte';
import { flushSync, mount, type Component } from 'svelte';
import { describe, expect, it } from 'vitest';
import { council, nowIn, shared, there } from '../dev/fixtures';
import type { CouncilView } from '../../../wire/council';
import type { SceneProps } from './scene';
import Agenda from './scenes/Agenda.svelte';
import Carved from './scenes/Carved.svelte';
import Constitution from './scenes/Constitution.svelte';
import Day from './scenes/Day.svelte';
import Election from './scenes/Election.svelte';
import Motion from './scenes/Motion.svelte';
import Vote from './scenes/Vote.svelte';
import Camps from './street/Camps.svelte';

function show(scene: Component<SceneProps>, name: string, change: Partial<CouncilView> = {}) {
  const game = council(name, change);
  const remaining = (endsAt: number) => Math.max(0, endsAt - nowIn(name));
  const clock = { remaining, running: false };
  const target = document.createElement('div');
  const { table } = shared(game);
  mount(scene, { target, props: { game, table, clock, live: false } });
  flushSync();
  return {
    target,
    words: () => target.textContent.replace(/\s+/g, ' '),
    find: (id: string) => target.querySelector<HTMLElement>(`[data-testid=${id}]`),
  };
}

describe('the day on the stage', () => {
  it('says how long this round lasts and what follows', () => {
    const { words, find } = show(Day, 'diplomacy');
    expect(find('round-clock')?.textContent).toContain('10:00');
    expect(find('next-round')?.textContent).toContain('Act II, Action Round 3');
    expect(words()).toContain('Diplomacy Round');
    expect(find('round-5')?.classList).toContain('now');
    expect(find('round-1')?.classList).toContain('over');
    expect(find('round-6')?.classList).toContain('ahead');
  });
  it('changes as a whole when the bell warns, and when the time is up', () => {
    expect(show(Day, 'diplomacy-warned').find('scene-day')?.dataset).toMatchObject({
      bell: 'warned',
    });
    const { words, find } = show(Day, 'diplomacy-over');
    expect(find('scene-day')?.dataset).toMatchObject({ bell: 'over' });
    expect(find('round-clock')).toBeNull();
    expect(words()).toContain('Time is up');
  });
});

describe('the motion before the Assembly', () => {
  it('is read with its place, its mover, what it needs and who has the floor', () => {
    const { words, find } = show(Motion, 'motion_debate');
    expect(words()).toContain('Motion 4 of 10');
    expect(words()).toContain('Moved by the Democrats');
    expect(words()).toContain(told(council('motion_debate').assembly?.needed ?? ''));
    expect(find('debate-clock')?.textContent).toContain('1:56');
    expect(find('speaks-oligarchs')).not.toBeNull();
    expect(words()).toContain('Has the floor');
  });
});

describe('who asked to speak', () => {
  it('stands in a list while nobody has the floor, smaller than whoever has it', () => {
    const speakers = ['medes', 'amazons'];
    const quiet = show(Motion, 'motion_debate', { speaking: null, speakers });
    expect(quiet.target.querySelectorAll('[data-testid=speakers] li')).toHaveLength(2);
    const held = show(Motion, 'motion_debate', { speaking: 'medes', speakers });
    expect(held.find('speaks-medes')).not.toBeNull();
    expect(held.target.querySelectorAll('[data-testid=speakers] li')).toHaveLength(1);
  });
});

describe('the camps', () => {
  it('count as unready only who is awaited', () => {
    const { awaiting, streets } = council('muster');
    const camps = there(streets);
    const ready = camps.camps.filter((one) => one.ready).length;
    const counted = (of: CouncilView['awaiting']) => {
      const props = { game: council('muster', { awaiting: of }), streets: camps, live: false };
      const target = document.createElement('div');
      mount(Camps as unknown as Component<typeof props>, { target, props });
      flushSync();
      return target.querySelector('header')?.textContent;
    };
    expect(awaiting.length).toBeGreaterThan(1);
    expect(counted(awaiting)).toContain(`${ready} of ${ready + awaiting.length} ready`);
    expect(counted(awaiting.slice(1))).toContain(
      `${ready} of ${ready + awaiting.length - 1} ready`,
    );
  });
});

describe('the agenda', () => {
  it('counts what is undecided before an Assembly', () => {
    const { find } = show(Agenda, 'check');
    expect(find('agenda-count')?.textContent).toBe('4');
  });
  it('tells in session what became of each motion', () => {
    const game = council('assembly');
    const { find, words } = show(Agenda, 'assembly');
    const motion = (state: string) => there(game.agenda.find((row) => row.state === state));
    const row = (state: string) => find(`motion-${motion(state).id}`);
    expect(row('adopted')?.dataset['state']).toBe('adopted');
    expect(row('rejected')?.dataset['state']).toBe('rejected');
    expect(row('rejected')?.textContent).toContain(told(motion('rejected').verdict ?? ''));
    expect(find(`motion-${there(game.assembly?.next)}`)?.textContent).toContain(
      'Next before the Assembly',
    );
    expect(row('postponed')?.dataset['state']).toBe('postponed');
    expect(words()).toContain('2 adopted');
  });
});

describe('the vote on a motion', () => {
  it('gives nothing away before the reveal', () => {
    const { target, find } = show(Vote, 'motion_ballot');
    expect(target.querySelectorAll('[data-pick]')).toHaveLength(0);
    expect(find('total-yes')).toBeNull();
  });
  it('shows only the sums where hands were counted', () => {
    const { target, find } = show(Vote, 'motion_outcome-counted');
    expect(find('counted')).not.toBeNull();
    expect(find('total-yes')?.dataset['value']).toBe('23');
    expect(find('total-no')?.dataset['value']).toBe('17');
    expect(target.querySelectorAll('[data-testid^=token-]')).toHaveLength(0);
  });
  it('says who vetoed what had passed', () => {
    const { find } = show(Vote, 'outcome-vetoed');
    expect(find('verdict')?.textContent).toContain('Vetoed');
    expect(find('verdict')?.textContent).toContain('by the Democrats');
  });
});

describe('what is adopted', () => {
  it('stands in stone with what it does', () => {
    const { agenda, assembly } = council('assembly-carved');
    const adopted = there(agenda.find(({ id }) => id === assembly?.last));
    const { find, words } = show(Carved, 'assembly-carved');
    expect(find('carved-text')?.textContent).toBe(adopted.text);
    expect(words()).toContain(told(adopted.effects[0] ?? ''));
  });
  it('is not in stone before Control has confirmed it', () => {
    const { find } = show(Carved, 'motion_outcome');
    expect(find('carved-text')).toBeNull();
  });
  it('stands beside the constitution as a law, with its end', () => {
    const { words } = show(Constitution, 'strengths', { constitution: [] });
    expect(words()).toContain('The laws');
    expect(words()).toContain('to the end of Act 1');
  });
});

describe('the election', () => {
  it('shows who has voted, and for whom nobody knows', () => {
    const { target, find } = show(Election, 'election');
    expect(find('votes-in')?.textContent).toContain('3 of 6');
    expect(target.querySelectorAll('[data-testid^=tally-]')).toHaveLength(0);
    expect(target.querySelectorAll('.cast')).toHaveLength(0);
  });
  it('crowns whom the sherds elected', () => {
    const result = there(council('election-revealed').election?.result);
    const { find } = show(Election, 'election-revealed');
    expect(find('tally-democrats')?.dataset['value']).toBe(
      String(there(result.tallies.find(({ faction }) => faction === 'democrats')).votes.value),
    );
    expect(find('candidate-democrats')?.classList).toContain('crowned');
    expect(find('elected')?.textContent).toBe(told(result.sentence));
  });
  it('crowns nobody while the first are tied', () => {
    const { target } = show(Election, 'election-tied');
    expect(target.querySelectorAll('.crowned')).toHaveLength(0);
    expect(target.querySelectorAll('.candidate.tied')).toHaveLength(2);
  });
});
