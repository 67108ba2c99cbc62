import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import type { Faction, SeatView, TableView } from '../../../wire/atlantida';
import type { TableView as Room } from '../../../wire/hub';
import { Sealer } from '../../../hub/seals/sealer.svelte';
import { Table } from '../../../hub/table.svelte';
import { FakeHub } from '../../../hub/dev/fake-hub';
import { speak, textsAreThere } from '../../../ui/language.svelte';
import { nowIn, seat, seatsOf, SITUATIONS, table } from '../dev/recorded';
import { plainly, signed } from '../shared/figures';
import { STEPS, stepName } from '../shared/names';
import { askOf } from './ask';
import { goals } from './asked/moves';
import { room } from './dev/stage';
import { questionOf, SENDS } from './question';
import { offered } from './scene';
import SeatPage from './SeatPage.svelte';
import { choiceOf, wordsOf as choiceSaid } from './secrets';
import { wordsOf } from './words/words';

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
    const moves = offered(own(name, faction), 'move', 'attack');
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
  let hub: FakeHub;
  afterEach(() => {
    if (page) void unmount(page);
    page = undefined;
    document.body.innerHTML = '';
  });

  async function propsOf(name: string, faction: string, seats?: Room['seats']) {
    const game = table(name);
    const view = seatsOf(name).includes(faction) ? own(name, faction) : null;
    const hall = room(game, seats ? { seats } : {});
    hub = new FakeHub({
      audience: { seat: faction },
      shared: { table: hall, game },
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
    return {
      table: at,
      shared: { table: hall, game },
      // Before the game a seat sees what everybody does.
      own: { table: null, messages: [], game: view as SeatView },
      letters: [],
      sealer: new Sealer('DELOS', faction),
      onmenu: () => undefined,
      onletter: () => undefined,
      onask: () => undefined,
    };
  }
  async function lay(name: string, faction: string, seats?: Room['seats']) {
    const props = await propsOf(name, faction, seats);
    page = mount(SeatPage, { target: document.body, props });
    flushSync();
    return {
      at: props.table,
      sent: () => hub.heard.flatMap((one) => (one.type === 'play' ? [one.command] : [])),
    };
  }
  it('is dim where the map is while the table is paused, as the board is', async () => {
    const props = await propsOf('moving', 'atlas');
    const shared = $state(props.shared);
    page = mount(SeatPage, { target: document.body, props: { ...props, shared } });
    flushSync();
    const dims = () => document.querySelector('.paused [data-testid="map"]') !== null;
    expect(dims()).toBe(false);
    shared.table.pause = { owner: 'control', reason: 'Soup' };
    flushSync();
    expect(dims()).toBe(true);
  });

  function touch(where: string) {
    const found = document.querySelector<HTMLElement>(where);
    if (!found) throw new Error(`There is nothing at ${where}.`);
    found.click();
    flushSync();
  }

  it.each(PAGES)('says and offers something in $name to $faction', async ({ name, faction }) => {
    const { at } = await lay(name, faction);
    expect(document.querySelector('[data-testid=headline]')?.textContent).toMatch(/\S/);
    expect(document.body.textContent).not.toMatch(/atl-[a-z]/);
    // Without a question nothing is sent; with one there is something to press.
    const question = asked(name, faction);
    const pressed = document.querySelectorAll('main button').length;
    if (!['waiting', 'lobby', 'over'].includes(question)) expect(pressed).toBeGreaterThan(0);
    at.leave();
  });

  it('begins with the steward for a people that nobody plays', async () => {
    const one = { colour: '#888888', emblem: 'meeple', says: '', online: true };
    const seats = table('lobby').aids.factions.map(({ id, name }) => ({
      ...one,
      id,
      name,
      taken: id === 'atlas' || id === 'mneseus',
    }));
    const { at, sent } = await lay('lobby', 'atlas', seats);
    for (const id of ['azaes', 'mestor', 'azaes']) touch(`[data-testid=here-${id}] button`);
    for (const _ of [1, 2]) touch('[data-testid=begin]');
    const factions = ['atlas', 'mneseus', 'mestor'];
    expect(sent()).toEqual([{ do: 'begin', factions, absent: ['mestor'] }]);
    at.leave();
  });

  it.each([
    ['begun', 'atlas', 'At 0:00 your moves so far count. Other leaders stay.'],
    ['battle', 'ampheres', 'At 0:00 you fight with nothing if you match'],
    ['plunder', 'ampheres', 'At 0:00 your city resists with arms'],
    ['battle-attacker-sees', 'atlas', 'At 0:00 you call it off, unless'],
    ['battle-both-open', 'atlas', 'At 0:00 you commit nothing.'],
    ['compass', 'atlas', 'At 0:00 the Compass stays'],
    ['tribute', 'atlas', 'The steward plays the steps after it.'],
    ['tribute-two-in', 'ampheres', 'The steward plays the steps after it.'],
  ])('says in %s to %s what is done where time runs out', async (name, faction, says) => {
    const { at } = await lay(name, faction);
    expect(document.querySelector('[data-testid=late]')?.textContent).toContain(says);
    at.leave();
  });

  it('says nothing of a clock that does not run, or is somebody else’s', async () => {
    const none = await lay('building', 'atlas');
    expect(document.querySelector('[data-testid=late]')).toBeNull();
    none.at.leave();
    if (page) void unmount(page);
    const other = await lay('battle', 'mestor');
    expect(document.querySelector('[data-testid=late]')).toBeNull();
    touch('[data-testid=clock]');
    expect(document.body.textContent).toContain('At 0:00 the steward decides what is still open.');
    other.at.leave();
  });

  it.each(['en', 'de', 'el'] as const)(
    'calls a step by one name in %s',
    async (language) => {
      await speak(language);
      await textsAreThere();
      const steps = {
        production: 'production',
        learning: 'development',
        crafting: 'craft',
      } as const;
      for (const [name, step] of Object.entries(steps)) {
        const { at } = await lay(name, 'atlas');
        const called = document.querySelector('[data-testid=headline]')?.textContent;
        expect(called).toBe(stepName(step));
        expect(document.querySelector('[aria-current=step]')?.textContent).toContain(called);
        expect(askOf(table(name), asked(name, 'atlas')).title).toContain(called);
        const next = stepName(STEPS[STEPS.indexOf(step) + 1] ?? step);
        const button = document.querySelector('[data-testid=next]');
        if (button) expect(button.textContent).toContain(next);
        at.leave();
        if (page) void unmount(page);
        page = undefined;
      }
      await speak('en');
      await textsAreThere();
    },
    30_000,
  );

  it('says which steps asked nothing, and why', async () => {
    const passed = () => document.querySelector('[data-testid=passed]')?.textContent ?? '';
    await import('./look-up');
    const before = await lay('tribute-set', 'ampheres');
    await vi.waitFor(() => expect(passed()).toContain(`Nothing to choose: ${stepName('hunting')}`));
    expect(passed()).toContain('No creature to fight');
    before.at.leave();
    if (page) void unmount(page);
    // What is left asks nothing: the phase is finished at once.
    const last = await lay('tribute-set', 'atlas');
    expect(document.querySelector('[data-testid=next]')).toBeNull();
    touch('[data-testid=finish]');
    expect(passed()).toContain(`Nothing to choose: ${stepName('shipping')}`);
    last.at.leave();
  });

  it('has one figure for what is left over, and one for the end', async () => {
    const { at } = await lay('learning', 'atlas');
    const forecast = own('learning', 'atlas').draft?.forecast;
    const left = signed(Number(forecast?.excess));
    const text = (testid: string) =>
      document.querySelector(`[data-testid=${testid}]`)?.textContent ?? '';
    expect(text('stock-food')).toContain(left);
    expect(text('forecast')).toContain(`Food left over ${left}`);
    touch('[data-testid=stock-saved]');
    expect(text('forecast')).toContain(plainly(Number(forecast?.ended)));
    const sum = `still on the island: ${plainly(Number(forecast?.ended))} points`;
    expect(document.querySelector('dialog[open], [role=dialog]')?.textContent).toContain(sum);
    at.leave();
  });

  it('shows what everybody has learned, for all and in the figures', async () => {
    const { at } = await lay('moving-another', 'atlas');
    for (const { faction, advances } of table('moving-another').players) {
      const icons = document.querySelectorAll(`[data-testid=known-${faction}] svg`);
      expect(icons.length).toBe(advances.length);
    }
    await import('./look-up');
    await vi.waitFor(() => touch('[data-testid=fold-everybody] summary'));
    const other = table('moving-another').players[1];
    const rows = () => document.querySelectorAll(`[data-testid=advances-${other?.faction}] li`);
    await vi.waitFor(() => expect(rows().length).toBe(other?.advances.length));
    expect(other?.advances.length).toBeGreaterThan(0);
    at.leave();
  }, 20_000);

  it.each([
    ['basic', 0, true],
    ['advanced', 10, false],
  ] as const)('says of the %s game what is so in it', async (version, statues, dies) => {
    const props = await propsOf('tribute', 'atlas');
    const { aids } = props.shared.game;
    props.shared.game.aids = { ...aids, statues: aids.statues.slice(0, statues) };
    page = mount(SeatPage, { target: document.body, props });
    flushSync();
    expect(document.body.textContent?.includes('one in your city dies')).toBe(dies);
    expect(wordsOf(() => version).ids.includes('set')).toBe(!dies);
    props.table.leave();
  });

  it('says nothing of a seal that an attack cannot have', async () => {
    const props = $state(await propsOf('battle', 'ampheres'));
    page = mount(SeatPage, { target: document.body, props });
    flushSync();
    const won = table('battle-won');
    const marks = (turns: 'attacker_first' | 'at_once') => {
      const battle = table('battle').battle;
      const before = { ...table('battle'), battle: battle && { ...battle, turns } };
      props.shared = { ...props.shared, game: before };
      flushSync();
      props.shared = { ...props.shared, game: won };
      flushSync();
      const opened = document.querySelector('[data-testid=opened-battle]');
      return opened?.textContent?.match(/no seal/g)?.length ?? 0;
    };
    const attacker = won.last_battle?.attacker;
    const row = won.reveals[0]?.rows.find(({ faction }) => faction === attacker);
    if (row) Object.assign(row, { hand: 'own', seal: { is: 'none' } });
    const others = won.reveals[0]?.rows.filter(({ faction }) => faction !== attacker) ?? [];
    const unsealed = others.filter(({ hand, seal }) => hand === 'own' && seal.is === 'none').length;
    expect(marks('attacker_first')).toBe(unsealed);
    expect(marks('at_once')).toBe(unsealed + 1);
    props.table.leave();
  }, 20_000);

  it('leaves what lies open below as it is when the next question comes', async () => {
    // A page loads what is looked up later.
    await import('./look-up');
    const props = $state(await propsOf('moving', 'atlas'));
    page = mount(SeatPage, { target: document.body, props });
    flushSync();
    const isOpen = (testid: string) =>
      document.querySelector<HTMLDetailsElement>(`[data-testid=${testid}]`)?.open;
    await vi.waitFor(() => expect(isOpen('fold-track')).toBe(false));
    touch('[data-testid=fold-track] summary');
    await vi.waitFor(() => expect(isOpen('fold-track')).toBe(true));
    const before = document.querySelector('[data-testid=fold-track]');
    const next = table('production');
    next.asked.step += 1;
    props.shared = { ...props.shared, game: next };
    props.own = { ...props.own, game: own('production', 'atlas') };
    flushSync();
    expect(document.querySelector('[data-testid=fold-track]')).not.toBe(before);
    expect([isOpen('fold-track'), isOpen('fold-cards')]).toEqual([true, false]);
    props.table.leave();
  }, 20_000);

  it('has the buttons of Control where it hosts, and takes them when the host is away', async () => {
    const host = await lay('hosted', 'atlas');
    touch('[data-testid=fold-table] summary');
    await new Promise((done) => setTimeout(done, 5));
    flushSync();
    const buttons = document.querySelectorAll('[data-testid=host] button');
    expect(buttons.length).toBeGreaterThan(2);
    touch('[data-testid=host-absent]');
    expect(host.sent()).toEqual([{ do: 'mark_absent', faction: 'ampheres' }]);
    host.at.leave();
    if (page) void unmount(page);
    const next = await lay('host-away', 'ampheres');
    touch('[data-testid=fold-table] summary');
    await new Promise((done) => setTimeout(done, 5));
    flushSync();
    expect(document.querySelector('[data-testid=host]')).toBeNull();
    touch('[data-testid=take-host]');
    expect(next.sent()).toEqual([{ do: 'take_host' }]);
    next.at.leave();
  });
});

describe('a seal', () => {
  it('names an answer as the rules do', () => {
    expect(choiceOf('retreat')).toBe('retreat');
    expect(choiceOf({ fight: { arms: 3, sacrifices: 1 } })).toBe('fight with 3 arms, 1 pops');
  });

  it('says an answer to people', () => {
    expect(choiceSaid('retreat')).toBe('withdraw');
    expect(choiceSaid({ fight: { arms: 0, sacrifices: 0 } })).toBe('fight with nothing');
    expect(choiceSaid({ fight: { arms: 2, sacrifices: 1 } })).toBe('2 arms, 1 life');
  });
});
