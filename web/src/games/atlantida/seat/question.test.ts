import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import type { Command, Faction, SeatView, TableView } from '../../../wire/atlantida';
import { Sealer } from '../../../hub/seals/sealer.svelte';
import { Table } from '../../../hub/table.svelte';
import { FakeHub } from '../../../hub/dev/fake-hub';
import { speak } from '../../../ui/language.svelte';
import { nowIn, seat, seatsOf, SITUATIONS, table } from '../dev/recorded';
import { goals } from './asked/moves';
import { room } from './dev/stage';
import { questionOf, SENDS } from './question';
import { offered } from './scene';
import SeatPage from './SeatPage.svelte';
import { choiceOf, wordsOf } from './secrets';

/** Every seat of every situation. */
const ALL = SITUATIONS.flatMap((name) => seatsOf(name).map((faction) => ({ name, faction })));

const own = (name: string, faction: string) => seat<SeatView>(name, faction);
const asked = (name: string, faction: string) =>
  questionOf(table(name), faction as Faction, own(name, faction));

/** The first of those who are asked the same in a situation: the others' pages are made of the same. */
const PAGES = ALL.filter(
  ({ name, faction }, at) =>
    ALL.findIndex(
      (one) => one.name === name && asked(name, one.faction) === asked(name, faction),
    ) === at,
);

beforeAll(() => speak('en'));

describe('what a seat is asked', () => {
  it('is recorded often enough', () => expect(ALL.length).toBeGreaterThan(10));

  it.each(ALL)('can be answered in $name by $faction', ({ name, faction }) => {
    const sends = SENDS[asked(name, faction)];
    const words = own(name, faction).hand.offered.map(({ command }) => command.do);
    expect(words.filter((word) => !sends.includes(word))).toEqual([]);
  });

  it.each(ALL)('reaches all that is offered in $name to $faction', ({ name, faction }) => {
    const within = goals(own(name, faction));
    const moves: Command[] = offered(own(name, faction), 'move', 'attack');
    for (const move of moves) {
      const order = move.do === 'attack' ? move.order : move;
      if (order === null || !('to' in order)) continue;
      const to = 'place' in order.to ? order.to.place : order.to.city;
      expect(within.some(({ from, key }) => from === order.from && key === to)).toBe(true);
    }
  });
});

describe('the page of a seat', () => {
  let page: Record<string, unknown> | undefined;
  afterEach(() => {
    if (page) void unmount(page);
    page = undefined;
    document.body.innerHTML = '';
  });

  it.each(PAGES)('says and offers something in $name to $faction', async ({ name, faction }) => {
    const game = table(name);
    const view = own(name, faction);
    const hub = new FakeHub({
      audience: { seat: faction },
      shared: { table: room(game), game },
      own: { table: null, messages: [], game: view },
      now: nowIn(name),
    });
    const at = new Table<TableView, SeatView>({
      code: 'DELOS',
      screen: 'seat',
      socket: hub.socket,
    });
    at.connect();
    await new Promise((done) => setTimeout(done, 5));
    page = mount(SeatPage, {
      target: document.body,
      props: {
        table: at,
        shared: { table: room(game), game },
        own: { table: null, messages: [], game: view },
        letters: [],
        sealer: new Sealer('DELOS', faction),
        onmenu: () => undefined,
        onletter: () => undefined,
        onask: () => undefined,
      },
    });
    flushSync();
    expect(document.querySelector('[data-testid=headline]')?.textContent).toMatch(/\S/);
    expect(document.body.textContent).not.toMatch(/atl-[a-z]/);
    // Without a question nothing is sent; with one there is something to press.
    const question = asked(name, faction);
    const pressed = document.querySelectorAll('main button').length;
    if (!['waiting', 'lobby', 'over'].includes(question)) expect(pressed).toBeGreaterThan(0);
    at.leave();
  });
});

describe('a seal', () => {
  it('names an answer as the rules do', () => {
    expect(choiceOf('retreat')).toBe('retreat');
    expect(choiceOf({ fight: { arms: 3, sacrifices: 1 } })).toBe('fight with 3 arms, 1 pops');
  });

  it('says an answer to people', () => {
    expect(wordsOf('retreat')).toBe('withdraw');
    expect(wordsOf({ fight: { arms: 0, sacrifices: 0 } })).toBe('fight with nothing');
    expect(wordsOf({ fight: { arms: 2, sacrifices: 1 } })).toBe('2 arms, 1 life');
  });
});
