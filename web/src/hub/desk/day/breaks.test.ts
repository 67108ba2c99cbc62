import { expect, it } from 'vitest';

import { breakBell, hourOf, minutesOver } from '../../day/breaks';
import { forecast } from '../../day/rounds';
import { dueBreak, nextAt, onTable } from './breaks';

const lunch = { reason: 'Lunch', minutes: 45, from: 5_000_000 };

it('rings two minutes before the end of a break, and at its end', () => {
  expect(breakBell(600_000, 479_999)).toBe('quiet');
  expect(breakBell(600_000, 480_000)).toBe('warned');
  expect(breakBell(600_000, 600_000)).toBe('over');
  expect(minutesOver(600_000, 725_000)).toBe(2);
});

it('says that a break is due once its moment has come, and not while one lasts', () => {
  const hall = { breaks: [lunch], pause: null } as never;
  expect(dueBreak(hall, 4_999_999)).toBeNull();
  expect(dueBreak(hall, 5_000_000)).toBe(lunch);
  const pause = { owner: 'control', reason: '' };
  expect(dueBreak({ breaks: [lunch], pause } as never, 5_000_000)).toBeNull();
});

it('reads an hour as the next moment at which a clock shows it, by the calendar of the server', () => {
  const noon = new Date(2026, 5, 1, 12, 0).getTime();
  const ahead = 90_000;
  expect(nextAt('12:30', noon + ahead, noon)).toBe(noon + 1_800_000 + ahead);
  expect(nextAt('11:30', noon, noon)).toBe(noon + 23.5 * 3_600_000);
  expect(nextAt('soon', noon, noon)).toBeNull();
  expect(hourOf(noon + 1_800_000 + ahead, noon + ahead, noon)).toBe('12:30');
});

it('lets a round in which a break falls end later, and what follows begin later', () => {
  const round = (id: number, state: 'now' | 'ahead') => ({
    id,
    seconds: 3_600,
    state,
    began_at: state === 'now' ? 0 : null,
    ends_at: state === 'now' ? 3_600_000 : null,
  });
  const rounds = [round(1, 'now'), round(2, 'ahead')];
  const plain = forecast(rounds, 0);
  expect(plain.map(({ ends }) => ends)).toEqual([3_600_000, 7_200_000]);
  const breaks = onTable([lunch], 0, 0);
  expect(forecast(rounds, 0, breaks)[1]).toEqual({ id: 2, begins: 3_600_000, ends: 9_900_000 });
  expect(forecast(rounds, 0, [{ at: 9_000_000, ms: 1 }])).toEqual(plain);
});
