import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { clear, found, furnish, lay, said, seen, submit, touch } from '../dev/in-page';
import type { RosterRow, RosterView } from '../../../../wire/council';
import Roster from './Roster.svelte';
import { changeCommand, chosenCommand, follows, swapCommand } from './roster';
import Swap from './Swap.svelte';

const row = (faction: string, more: Partial<RosterRow> = {}): RosterRow => ({
  faction,
  name: faction,
  colour: '#aa0000',
  emblem: 'bow',
  pattern: 'plain',
  plays: true,
  votes: true,
  without: [],
  coming: [],
  joining: [],
  ...more,
});
const roster = (more: Partial<RosterView> = {}): RosterView => ({
  may: 'choose',
  rows: [
    row('amazons', { votes: false }),
    row('medes', { votes: false, without: [`2 cards name them: A and B.`] }),
    row('oligarchs'),
    row('tyrants'),
  ],
  least: 3,
  quorums: [0, 2, 3],
  ...more,
});

describe('who plays', () => {
  it('counts the votes, and takes the quorum that the rules give for as many', () => {
    expect(follows(roster(), ['medes', 'oligarchs', 'tyrants'])).toEqual({ votes: 2, quorum: 3 });
    expect(follows(roster(), ['amazons', 'medes', 'tyrants'])).toEqual({ votes: 1, quorum: 2 });
  });

  it('is sent once it is another choice of enough', () => {
    const all = ['amazons', 'medes', 'oligarchs', 'tyrants'];
    expect(chosenCommand(roster(), all)).toBeNull();
    expect(chosenCommand(roster(), ['medes', 'tyrants'])?.ok).toBe(false);
    expect(chosenCommand(roster(), all.slice(1))).toEqual({
      ok: true,
      command: { do: 'choose_factions', factions: ['medes', 'oligarchs', 'tyrants'] },
    });
  });

  it('changes between two cycles: one comes in, one joins another', () => {
    const rows = [row('a'), row('b'), row('c'), row('d'), row('e', { plays: false })];
    const later = roster({ may: 'change', rows });
    expect(changeCommand(later, 7, null, null)).toBeNull();
    expect(changeCommand(later, 7, 'e', null)).toEqual({
      ok: true,
      command: { do: 'take_in', step: 7, faction: 'e' },
    });
    expect(changeCommand(later, 7, 'a', null)?.ok).toBe(false);
    expect(changeCommand(later, 7, 'a', 'b')).toEqual({
      ok: true,
      command: { do: 'join_factions', step: 7, faction: 'a', into: 'b' },
    });
    const three = roster({ rows: rows.slice(0, 3) });
    expect(changeCommand(three, 7, 'a', 'b')?.ok).toBe(false);
  });

  it('swaps two seats that differ', () => {
    expect(swapCommand('a', null)?.ok).toBe(false);
    expect(swapCommand('a', 'a')?.ok).toBe(false);
    expect(swapCommand('a', 'b')).toEqual({
      ok: true,
      command: { do: 'swap_seats', one: 'a', other: 'b' },
    });
  });
});

describe('on the desk', () => {
  beforeEach(furnish);
  afterEach(clear);

  it('tells what follows before it is done', async () => {
    const desk = await lay({ name: 'lobby', own: { roster: roster() }, opened: true });
    desk.show(Roster);
    flushSync();
    expect(found('roster-sums').textContent).toContain('4 factions play, 2 of them with a vote.');
    expect(found('roster-sums').textContent).toContain('The quorum is 3.');
    expect(seen('follows-medes')).toBeNull();
    touch('plays-medes', 'plays-tyrants');
    expect(found('roster-sums').textContent).toContain('2 factions play, 1 of them with a vote.');
    expect(found('follows-medes').textContent).toContain('2 cards name them: A and B.');
    expect(found('follows-tyrants').textContent).toContain('Nothing else changes.');
    submit();
    expect(said()).toEqual([]);
    touch('plays-tyrants');
    submit();
    expect(said()).toEqual([
      { do: 'choose_factions', factions: ['amazons', 'oligarchs', 'tyrants'] },
    ]);
  });

  it('lets a late team come in and a team join another', async () => {
    const rows = [
      row('amazons', { joining: ['With them go Tyche 2.'] }),
      row('oligarchs'),
      row('tyrants'),
      row('aristocrats'),
      row('medes', { plays: false, coming: ['They begin with Arête 5.'] }),
    ];
    const own = { roster: roster({ may: 'change', rows }) };
    const desk = await lay({ name: 'check', own, opened: true });
    desk.show(Roster);
    flushSync();
    touch('change-medes');
    expect(found('follows-medes').textContent).toContain('They begin with Arête 5.');
    touch('change-amazons');
    expect(found('follows-amazons').textContent).toContain('With them go Tyche 2.');
    touch('pick-tyrants');
    submit();
    const step = desk.council.step_number;
    expect(said()).toEqual([{ do: 'join_factions', step, faction: 'amazons', into: 'tyrants' }]);
  });

  it('swaps two seats', async () => {
    const desk = await lay({ name: 'lobby', opened: true });
    desk.show(Swap, { seat: 'medes' });
    flushSync();
    touch('pick-tyrants');
    submit();
    expect(said()).toEqual([{ do: 'swap_seats', one: 'medes', other: 'tyrants' }]);
  });
});
