import { describe, expect, it } from 'vitest';

import type { SettingView } from '../../../../wire/council';
import { council } from '../../dev/fixtures';
import { absent } from '../../../../hub/desk/waiting/absent';
import { asked } from './absent';
import { rulesOf, secondsName } from '../../../../hub/desk/waiting/rules';
import { lateAfter, longestWait } from '../../../../hub/desk/waiting/waits';

const number = (key: string, value: number, range: [number, number]): SettingView => ({
  key,
  rule: 'C-15',
  text: '',
  value,
  choices: [],
  range,
});
const word = (key: string, value: string): SettingView => ({
  ...number(key, 0, [0, 0]),
  value,
  range: null,
});

describe('waiting', () => {
  it('is late after the ruling’s seconds, after a minute without one, never with 0', () => {
    expect(lateAfter([])).toBe(60_000);
    expect(lateAfter([number('wait_alarm_seconds', 20, [0, 600])])).toBe(20_000);
    expect(lateAfter([number('wait_alarm_seconds', 0, [0, 600])])).toBe(Infinity);
  });

  it('counts the longest, and nothing while nobody is awaited', () => {
    const one = (since: number) => ({ faction: 'medes', what: 'to vote', since });
    expect(longestWait([one(9_000), one(4_000)], 10_000)).toBe(6_000);
    expect(longestWait([one(12_000)], 10_000)).toBe(0);
    expect(longestWait([], 10_000)).toBe(0);
  });
});

describe('seats at which no device is', () => {
  const game = council('ballot');
  const seats = (there: Record<string, [taken: boolean, online: boolean]>) =>
    game.factions.map(({ id, name }) => {
      const [taken, online] = there[id] ?? [true, true];
      return { id, name, taken, online };
    }) as Parameters<typeof absent>[1];
  const ids = (all: { id: string }[]) => all.map(({ id }) => id);
  const at = (
    step: typeof game.step,
    there: Parameters<typeof seats>[0],
    rulings: SettingView[] = [],
    check: typeof game.check = null,
  ) => {
    const awaiting = [{ faction: 'oligarchs', what: 'to vote', since: 0 }];
    const { never, away } = absent(
      asked({ ...game, step, awaiting, check }, rulings),
      seats(there),
    );
    return [ids(never), ids(away)];
  };

  it('are those that a choice waits for, gone or never there', () => {
    expect(at('ballot', {})).toEqual([[], []]);
    expect(at('ballot', { oligarchs: [true, false], tyrants: [false, false] })).toEqual([
      [],
      ['oligarchs'],
    ]);
    expect(at('ballot', { oligarchs: [false, false] })).toEqual([['oligarchs'], []]);
  });

  it('are named where no device ever came, though nobody waits for them', () => {
    const nobody = { ...game, step: 'ballot' as const, awaiting: [], check: null };
    const named = (step: typeof game.step) =>
      asked({ ...nobody, step }, [], (id) => id !== 'tyrants' && id !== 'medes').map(
        ({ id }) => id,
      );
    expect(named('ballot'), 'the Medes have no vote').toEqual(['tyrants']);
    expect(named('outcome')).toEqual([]);
  });

  it('are those that will be asked, before a vote or a race is opened', () => {
    const gone: Parameters<typeof seats>[0] = {
      oligarchs: [false, false],
      tyrants: [true, false],
      medes: [true, false],
    };
    expect(at('strengths', gone), 'the Medes have no vote').toEqual([['oligarchs'], ['tyrants']]);
    expect(at('check', gone)).toEqual([[], []]);
    const horses = at('debate', gone).flat();
    expect(horses.length).toBeGreaterThan(0);
  });

  it('are those that will elect, before a cycle begins in which somebody is elected', () => {
    const gone: Parameters<typeof seats>[0] = { oligarchs: [false, false], medes: [true, false] };
    const elected = [word('presiding', 'elected')];
    const check = { assembly: '', stasis: '', next: '', assembly_due: false, stasis_due: false };
    for (const step of ['lobby', 'check', 'amended', 'diplomacy'] as const) {
      expect(at(step, gone, elected, check), step).toEqual([['oligarchs'], []]);
      expect(at(step, gone, [word('presiding', 'in_turn')], check), step).toEqual([[], []]);
    }
    expect(at('outcome', gone, elected, check)).toEqual([[], []]);
    expect(at('check', gone, elected, { ...check, stasis_due: true })).toEqual([[], []]);
    expect(at('election', gone, elected)).toEqual([['oligarchs'], []]);
  });

  it('leave out those that are played without a device', () => {
    const factions = game.factions.map((one) => ({ ...one, mode: { how: 'paper' as const } }));
    const there = seats({ oligarchs: [false, false] });
    expect(absent(asked({ ...game, step: 'strengths', factions }, []), there).never).toEqual([]);
  });
});

const BALLOT = { ends: 'votes_revealed', seconds: 'vote_seconds', after: 'or' } as const;
const DEBATE = { ends: 'debate_ends', seconds: 'debate_seconds', after: 'time' } as const;
const NONE = { ends: null, seconds: null, after: null };

describe('the rule of a step', () => {
  it('is that of its reveal and its clock', () => {
    const settings = [word('votes_revealed', 'by_itself'), number('vote_seconds', 40, [0, 100])];
    const { ends, seconds } = rulesOf(BALLOT, settings);
    expect(ends).toMatchObject({ what: 'Revealed', itself: 'when all are in' });
    expect(seconds?.offers).toEqual([0, 5, 10, 15, 30, 40, 45, 60, 90]);
  });

  it('is none where the table has no such ruling, or the step none', () => {
    expect(rulesOf(BALLOT, [])).toEqual({ ends: null, seconds: null });
    expect(rulesOf(NONE, [word('votes_revealed', 'by_itself')]).ends).toBeNull();
  });

  it('offers no clock of 0 where the ruling needs one', () => {
    const { seconds } = rulesOf(DEBATE, [number('debate_seconds', 120, [10, 3600])]);
    expect(seconds?.offers[0]).toBe(10);
  });

  it('names lengths as one says them', () => {
    expect([0, 45, 90, 120, 150].map(secondsName)).toEqual([
      'no clock',
      '45 s',
      '90 s',
      '2 min',
      '2:30 min',
    ]);
  });
});
