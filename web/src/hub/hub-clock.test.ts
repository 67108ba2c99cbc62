import { expect, it } from 'vitest';

import { HubClock } from './hub-clock';

function clockAt(start: number) {
  const time = { now: start };
  return { time, clock: new HubClock(() => time.now) };
}

it('halves the way of a ping', () => {
  const { time, clock } = clockAt(1_000);
  time.now = 1_100;
  clock.answered({ now: 5_000, running: true }, 1_000);
  expect(clock.read()).toBe(5_050);
  time.now = 2_100;
  expect(clock.read()).toBe(6_050);
});

it('stands still while the table does', () => {
  const { time, clock } = clockAt(0);
  clock.told({ now: 700, running: false });
  time.now = 90_000;
  expect(clock.read()).toBe(700);
  expect(clock.running).toBe(false);
});

it('keeps the reading with the least doubt', () => {
  const { time, clock } = clockAt(0);
  time.now = 10;
  clock.answered({ now: 1_005, running: true }, 0);
  time.now = 1_010;
  // A slow answer that agrees within its doubt changes nothing.
  clock.answered({ now: 1_800, running: true }, 510);
  expect(clock.read()).toBe(2_010);
});

it('believes a new reading when the old one cannot be right', () => {
  const { time, clock } = clockAt(0);
  time.now = 10;
  clock.answered({ now: 1_005, running: true }, 0);
  // The device slept: its clock lost 30 seconds.
  time.now = 1_000;
  clock.answered({ now: 32_000, running: true }, 900);
  expect(clock.read()).toBe(32_050);
});

it('is set anew when the table says so', () => {
  const { time, clock } = clockAt(0);
  clock.answered({ now: 5_000, running: true }, 0);
  time.now = 100;
  clock.told({ now: 9_000, running: true });
  expect(clock.read()).toBe(9_000);
});
