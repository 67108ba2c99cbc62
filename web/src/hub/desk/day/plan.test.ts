import { describe, expect, it } from 'vitest';

import { council } from '../../../games/council/dev/fixtures';
import { kindsOfRounds } from '../../../games/council/control/words';
import { forecast } from '../../day/rounds';
import {
  added,
  actsOf,
  inAct,
  isChanged,
  lengths,
  moved,
  names,
  planned,
  planOf,
  removed,
  secondsWith,
  timed,
  type PlanRow,
} from './plan';

const rows: PlanRow[] = [
  { id: 4, kind: 'diplomacy', act: 1, minutes: 20 },
  { id: 5, kind: 'action', act: 2, minutes: 45 },
  { id: 6, kind: 'assembly', act: 2, minutes: 30 },
  { id: 7, kind: 'action', act: 3, minutes: 0 },
];

const { day } = council('debate');

describe('the plan of the day', () => {
  it('takes the rounds ahead, and knows when nothing was changed', () => {
    const today = day;
    const plan = planOf(today);
    expect(plan[0]).toEqual({ id: 4, kind: 'assembly', act: 1, minutes: 20 });
    expect(plan).toHaveLength(12);
    expect(isChanged(plan, today)).toBe(false);
    expect(isChanged(removed(plan, 0), today)).toBe(true);
    expect(isChanged(timed(plan, 0, 25), today)).toBe(true);
  });

  it('moves a round and leaves the Acts in their order', () => {
    expect(moved(rows, 1, -1).map(({ id, act }) => [id, act])).toEqual([
      [5, 1],
      [4, 2],
      [6, 2],
      [7, 3],
    ]);
    expect(moved(rows, 0, -1)).toBe(rows);
    expect(moved(rows, 3, 1)).toBe(rows);
  });

  it('changes an Act as far as those around it allow', () => {
    expect(inAct(rows, 0, 2).map(({ act }) => act)).toEqual([2, 2, 2, 3]);
    expect(actsOf(rows, 0, 1, 3)).toEqual([1, 2]);
    expect(actsOf(rows, 1, 1, 3)).toEqual([1, 2]);
    expect(actsOf(rows, 3, 1, 3)).toEqual([2, 3]);
  });

  it('adds a round as long as the last of its sort', () => {
    const more = added(added(rows, day, 'assembly', 1), day, 'diplomacy', 1);
    expect(more.slice(4)).toEqual([
      { id: -1, kind: 'assembly', act: 3, minutes: 30 },
      { id: -2, kind: 'diplomacy', act: 3, minutes: 20 },
    ]);
    expect(added([], day, 'assembly', 2)[0]).toEqual({
      id: -1,
      kind: 'assembly',
      act: 2,
      minutes: 20,
    });
  });

  it('keeps a length within its bounds', () => {
    expect(timed(rows, 0, -5)[0]?.minutes).toBe(0);
    expect(timed(rows, 0, 900)[0]?.minutes).toBe(480);
    expect(timed(rows, 0, Number.NaN)[0]?.minutes).toBe(0);
  });

  it('goes on counting Action Rounds', () => {
    expect(names(rows, { day, kinds: kindsOfRounds() })).toEqual([
      'Diplomacy Round',
      'Action Round 3',
      'Assembly',
      'Action Round 4',
    ]);
  });

  it('foretells the changed plan', () => {
    const today = day;
    const lines = forecast(lengths(rows, today), 3_000_000);
    expect(lines.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const ends = today.rounds[2]?.ends_at ?? 0;
    expect(lines[3]).toEqual({ id: 4, begins: ends, ends: ends + 20 * 60_000 });
    expect(lines.at(-1)?.ends).toBeNull();
  });

  it('sends the whole plan at once', () => {
    expect(planned(rows.slice(0, 2))).toEqual([
      { round: 'diplomacy', act: 1, minutes: 20 },
      { round: 'action', act: 2, minutes: 45 },
    ]);
  });

  it('sets what remains of the round under way', () => {
    expect(secondsWith(61_200, 5)).toBe(362);
    expect(secondsWith(61_200, -5)).toBe(0);
    expect(secondsWith(-90_000, 5)).toBe(300);
    expect(secondsWith(null, 10)).toBe(600);
    expect(secondsWith(61_200, null)).toBeNull();
    expect(secondsWith(28_800_000, 10)).toBe(28_800);
  });
});
