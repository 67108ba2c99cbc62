import { expect, it } from 'vitest';

import {
  bellWords,
  currentRound,
  forecast,
  late,
  lateWords,
  leftWords,
  lengthWords,
  minutesLeft,
  roundLeft,
  roundShare,
  roundsAhead,
  roundsHeld,
  wallTime,
} from './rounds';
import { tableNow } from '../ticking.svelte';
import type { RoundView } from '../views';

const MINUTE = 60_000;

function round(id: number, change: Partial<RoundView> = {}): RoundView {
  const base: RoundView = {
    id,
    kind: 'action',
    name: `Action Round ${id}`,
    act: 1,
    seconds: 1800,
    state: 'ahead',
    began_at: null,
    ends_at: null,
    bell: 'quiet',
  };
  return { ...base, ...change };
}

const over = round(1, { state: 'over', began_at: 0, ends_at: 40 * MINUTE });
const now = round(3, { state: 'now', began_at: 40 * MINUTE, ends_at: 70 * MINUTE });
const day = {
  rounds: [over, round(2, { state: 'skipped' }), now, round(4), round(5, { seconds: 900 })],
  now: 3,
  next: 'Begin the Diplomacy Round',
  closing: null,
};

it('knows where the day stands', () => {
  expect(currentRound(day)).toBe(now);
  expect(currentRound({ ...day, now: null })).toBeNull();
  expect(roundsAhead(day).map(({ id }) => id)).toEqual([4, 5]);
  expect(roundsHeld(day).map(({ id }) => id)).toEqual([1, 3, 4, 5]);
});

it('foretells each round from the end of the one before', () => {
  expect(forecast(day.rounds, 50 * MINUTE)).toEqual([
    { id: 1, begins: 0, ends: 40 * MINUTE },
    { id: 3, begins: 40 * MINUTE, ends: 70 * MINUTE },
    { id: 4, begins: 70 * MINUTE, ends: 100 * MINUTE },
    { id: 5, begins: 100 * MINUTE, ends: 115 * MINUTE },
  ]);
});

it('lets a round that is over its time end now', () => {
  expect(forecast(day.rounds, 75 * MINUTE)[1]?.ends).toBe(75 * MINUTE);
  expect(forecast(day.rounds, 75 * MINUTE)[2]?.begins).toBe(75 * MINUTE);
});

it('foretells nothing beyond a round without a clock', () => {
  const rounds = [now, round(4, { seconds: 0 }), round(5)];
  expect(forecast(rounds, 50 * MINUTE).slice(1)).toEqual([
    { id: 4, begins: 70 * MINUTE, ends: null },
    { id: 5, begins: null, ends: null },
  ]);
  const stopped = round(3, { state: 'now', began_at: 0 });
  expect(forecast([stopped, round(4)], 0)[1]?.begins).toBeNull();
});

it('begins a day that has not begun now', () => {
  expect(forecast([round(1), round(2)], 5)[1]?.begins).toBe(5 + 30 * MINUTE);
});

it('counts how late the day is, and leaves out what has no clock', () => {
  expect(late(day.rounds, 50 * MINUTE)).toBe(10 * MINUTE);
  expect(late(day.rounds, 75 * MINUTE)).toBe(15 * MINUTE);
  expect(late([round(1, { ...over, seconds: 0 }), now], 50 * MINUTE)).toBe(0);
  expect(late([{ ...over, ends_at: 27 * MINUTE }], 50 * MINUTE)).toBe(-3 * MINUTE);
  expect([6, 0.2, -1].map((n) => lateWords(n * MINUTE))).toEqual([
    '6 minutes behind the plan',
    'on time',
    '1 minute ahead of the plan',
  ]);
});

it('says what remains of a round', () => {
  expect(roundLeft(now, 69 * MINUTE)).toBe(MINUTE);
  expect(roundLeft(over, 69 * MINUTE)).toBeNull();
  expect(minutesLeft(now, 69.5 * MINUTE)).toBe(1);
  expect(minutesLeft(now, 70 * MINUTE)).toBe(0);
  expect(minutesLeft(now, 70.5 * MINUTE)).toBe(0);
  expect(minutesLeft(now, 72 * MINUTE)).toBe(-2);
  expect([50, 69.5, 70, 74.5].map((n) => leftWords(now, n * MINUTE))).toEqual([
    '20 minutes left',
    'less than a minute left',
    'time is up',
    '4 minutes over its time',
  ]);
  expect(leftWords({ ...now, ends_at: null }, 0)).toBe('no clock');
});

it('measures how much of a round is over', () => {
  expect(roundShare(now, 55 * MINUTE)).toBe(0.5);
  expect(roundShare(now, 90 * MINUTE)).toBe(1);
  expect(roundShare({ ...now, ends_at: null }, 90 * MINUTE)).toBeNull();
  expect(roundShare(over, 0)).toBe(1);
  expect(roundShare(round(4), 0)).toBe(0);
});

it('finds words for the bell and for lengths', () => {
  expect(bellWords('quiet', 'Assembly')).toBeNull();
  expect(bellWords('warned', 'Assembly')).toBe('Assembly ends soon');
  expect(bellWords('over', 'Assembly')).toBe('Assembly: time is up');
  expect([0, 2700, 3600, 4800].map(lengthWords)).toEqual(['no clock', '45 min', '1 h', '1 h 20']);
});

it('reads a moment off the clock on the wall', () => {
  const wall = new Date(2031, 4, 3, 17, 10).getTime();
  expect(wallTime(40 * MINUTE, 10 * MINUTE, wall)).toBe('17:40');
});

it('asks a table for its clock', () => {
  expect(tableNow({ remaining: (endsAt) => endsAt - 1_900_000_000_123 })).toBe(1_900_000_000_123);
});
