import { told } from '../../../ui/told.svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { control, council, desk as keys, FakeHub, nowIn, shared, there } from '../dev/fixtures';
import { Table } from '../../../hub/table.svelte';
import { LANGUAGES, speak, type Language } from '../../../ui/language.svelte';
import type { ControlView, CouncilView, Step } from '../../../wire/council';
import type { TableView } from '../../../wire/hub';
import { allActs } from './actions';
import { FullDesk } from './full-desk';
import { cuesOf } from './cues';
import { placeOf } from '../../../hub/control/route';
import { logLines } from '../../../hub/desk/log/log';
import { moreTime } from '../../../hub/desk/clock';
import { menuActs } from '../../../hub/desk/menus/menu-acts';
import { quickActs } from './quick';
import { links, spoken } from '../../../hub/links';
import { found } from '../../../hub/desk/menus/palette';
import { offeredBy, remedied, remediesOf } from '../../../hub/desk/alarms/remedies';
import { PARTS } from './words';
import { About, Announce } from '../../../hub/desk/dialogs';
import { SeatDrawer, Standing } from './dialogs';
import Ask from '../../../hub/desk/dialogs/Ask.svelte';

const open: Table<CouncilView, ControlView>[] = [];

async function laid(step: Step, room: Partial<TableView> = {}, own: Partial<ControlView> = {}) {
  const game = council(step);
  const hub = new FakeHub({
    audience: 'control',
    shared: shared(game, room),
    own: { table: keys(), game: control(step, own) },
    now: nowIn(step),
  });
  const table = new Table<CouncilView, ControlView>({
    code: 'DELOS',
    screen: 'control',
    socket: hub.socket,
  });
  open.push(table);
  table.connect();
  await Promise.resolve();
  await Promise.resolve();
  const desk = new FullDesk(table);
  const act = (id: string) => {
    const found = allActs(desk).find((one) => one.id === id);
    if (!found) throw new Error(`no act ${id}`);
    return found;
  };
  const commands = () =>
    hub.heard.flatMap((said) =>
      said.type === 'play' || said.type === 'table' ? [said.command] : [],
    );
  return { desk, act, hub, commands };
}

beforeEach(() => sessionStorage.clear());
afterEach(() => open.splice(0).forEach((table) => table.leave()));

describe('the registry of acts', () => {
  it('names every act once, with a hint, and every key once', async () => {
    const { desk } = await laid('ballot');
    const acts = allActs(desk);
    const ids = acts.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(acts.filter(({ hint, name }) => hint === '' || name === '')).toEqual([]);
    const pressed = acts.flatMap(({ key }) => key ?? []);
    expect(new Set(pressed).size).toBe(pressed.length);
  });

  it('says every act in every language', async () => {
    const { desk } = await laid('ballot');
    // English last, which the other tests speak.
    for (const language of (Object.keys(LANGUAGES) as Language[]).reverse()) {
      await speak(language);
      const said = allActs(desk).flatMap(({ name, hint }) => [name, hint]);
      expect(said.filter((text) => /^[a-z]+(-[a-z_]+)+$/.test(text))).toEqual([]);
    }
  });

  it('holds the legal actions of Control and of every seat as they stand', async () => {
    const { act, commands } = await laid('ballot');
    act('do:diplomacy:call').run();
    act('for:democrats:vote:yes').run();
    expect(commands()).toEqual([
      { do: 'call_diplomacy' },
      { do: 'vote', ballot: council('ballot').ballot?.number, pick: 'yes' },
    ]);
  });

  it('opens the sheets of this table on a page of their own', async () => {
    const { desk, act } = await laid('lobby');
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    desk.run(act('sheets'));
    expect(opened).toHaveBeenCalledWith('/print#table=DELOS', '_blank', 'noopener');
    opened.mockRestore();
  });

  it('asks before what cannot easily be undone', async () => {
    const { desk, act, commands } = await laid('ballot');
    act('do:act:2').run();
    expect(desk.opened).toMatchObject({
      dialog: Ask,
      props: { says: expect.stringContaining('Act 2') },
    });
    desk.closeAll();
    act('replace:medes').run();
    expect(desk.opened).toMatchObject({ dialog: Ask });
    expect(commands()).toEqual([]);
  });

  it('asks why before a vote is voided', async () => {
    const voiding = {
      key: 'void:3',
      group: 'void' as const,
      label: 'Void the vote',
      says: 'It is run again.',
      command: { do: 'void_vote' as const, ballot: 3, reason: 'A mistake' },
    };
    const { desk, act, commands } = await laid('ballot', {}, { actions: [voiding] });
    act('do:void:3').run();
    const { opened } = desk;
    if (!opened) throw new Error('no reason asked');
    expect(opened.props['why']).toContain('usual-vote-mistake');
    await (opened.props['run'] as (reason: string) => Promise<unknown>)('The lamps went out');
    expect(commands()).toEqual([{ do: 'void_vote', ballot: 3, reason: 'The lamps went out' }]);
  });

  it('keeps the game still while the table is paused, and says why', async () => {
    const { desk, act, commands } = await laid('ballot', {
      pause: { owner: 'control', reason: 'Lunch' },
    });
    desk.run(act('votes'));
    expect(desk.opened).toBeNull();
    expect(desk.table.notice?.sentence).toContain('paused');
    expect(desk.hindrance({ needs: 'table' })).toBeNull();
    desk.run(act('pause'));
    expect(commands()).toEqual([{ do: 'resume' }]);
  });

  it('repeats the server’s own words when the server has stopped', async () => {
    const { desk } = await laid('ballot', { pause: { owner: 'server', reason: 'Disk full.' } });
    expect(desk.hindrance({ needs: 'game' })).toBe('Disk full.');
  });

  it('lets the council run by one press, which only a full Control has', async () => {
    const { desk, act, commands } = await laid('debate');
    const quick = quickActs(allActs(desk), desk.control.actions, council('debate'));
    expect(quick.map(({ id }) => id)).toContain('do:council:run');
    expect(found('council run', allActs(desk))[0]?.id).toBe('do:council:run');
    expect(act('do:council:run').full).toBe(true);
    desk.run(act('do:council:run'));
    expect(desk.opened).toBeNull();
    expect(commands()).toMatchObject([
      { do: 'change_settings', changes: expect.arrayContaining([['show_seconds', 10]]) },
    ]);
  });

  it('lays beside the big button what the step may need, and the rest in the menu', async () => {
    const { desk } = await laid('ballot');
    const acts = allActs(desk);
    const ids = (some: { id: string }[]) => some.map(({ id }) => id);
    expect(ids(quickActs(acts, desk.control.actions, council('ballot')))).toEqual([
      'do:void',
      'do:diplomacy:call',
      'do:council:run',
      'votes',
      'count',
    ]);
    const menu = ids(menuActs(desk, PARTS.council));
    expect(menu).toContain('do:act:2');
    expect(menu).not.toContain('do:clock:60');
  });
});

describe('the day and the Assembly', () => {
  it('lengthens and stops the clock of the round', async () => {
    const { act, commands } = await laid('debate');
    act('round:+5').run();
    act('round:stop').run();
    // 24 minutes and 54 seconds are left of Action Round 2.
    expect(commands()).toEqual([
      { do: 'set_round', round: 3, seconds: 1794 },
      { do: 'set_round', round: 3, seconds: null },
    ]);
  });

  it('asks before another round begins than the one that comes next', async () => {
    const { desk, act, commands } = await laid('assembly');
    act('do:round:diplomacy').run();
    expect(desk.opened).toMatchObject({ dialog: Ask });
    act('do:take_up:12').run();
    expect(commands()).toMatchObject([{ do: 'take_up_motion', motion: 12 }]);
  });

  it('leaves out beside the big button what the big button does', async () => {
    const { desk } = await laid('diplomacy');
    const assembly = desk.control.actions.find(({ key }) => key === 'round:assembly');
    const quick = (next: string) =>
      quickActs(allActs(desk), desk.control.actions, council('diplomacy'), next).map(
        ({ id }) => id,
      );
    expect(quick(told(assembly?.label ?? ''))).toEqual(['do:round:action', 'add-motion']);
    expect(quick('')).toContain('do:round:assembly');
  });

  it('counts the proposals that wait beside the agenda', async () => {
    const { act } = await laid('debate');
    expect(act('agenda').hint).toMatch(/^3 proposals wait\./);
    const none = await laid('debate', {}, { proposals: [] });
    expect(none.act('agenda').hint).toMatch(/^Its motions/);
  });

  it('lays the remedy beside an alarm', async () => {
    const { desk } = await laid('debate');
    const ids = (key: string) =>
      remediesOf({ key, actions: [] }, allActs(desk), desk).map(({ act }) => act.id);
    expect(ids('bell')).toEqual(['do:diplomacy:call']);
    expect(ids('proposals')).toEqual(['agenda']);
    expect(ids('something')).toEqual([]);
  });

  it('offers nothing twice', async () => {
    const { desk } = await laid('debate');
    const { actions, next } = desk.control;
    const call = there(actions.find(({ key }) => key === 'diplomacy:call'));
    const alarm = (key: string) => ({ key, title: 'Something', sentence: '', actions: [call] });
    const acts = allActs(desk);
    const [first, second] = remedied([alarm('a'), alarm('b')], acts, told(next.label), desk);
    expect(first?.actions).toEqual([call]);
    expect(second?.actions).toEqual([]);
    // What the big button does is offered by no alarm, and what an alarm offers by nothing beside it.
    expect(remedied([alarm('a')], acts, told(call.label), desk)[0]?.actions).toEqual([]);
    const quick = (offered: string[]) =>
      quickActs(acts, actions, council('debate'), told(next.label), offered).map(({ id }) => id);
    expect(quick([])).toContain('do:diplomacy:call');
    expect(quick(offeredBy([there(first)]))).not.toContain('do:diplomacy:call');
  });

  it('pauses at once, and asks for the reason afterwards', async () => {
    const { desk, act, commands } = await laid('debate');
    desk.run(act('pause'));
    expect(commands()).toEqual([{ do: 'pause', reason: '' }]);
    await vi.waitFor(() => expect(desk.opened).not.toBeNull());
    const { opened } = desk;
    if (!opened) throw new Error('no reason asked');
    expect(opened.props['why']).toContain('usual-lunch');
    const run = opened.props['run'] as (reason: string) => Promise<unknown>;
    await run('');
    expect(commands()).toHaveLength(1);
    await run('Lunch');
    expect(commands()[1]).toEqual({ do: 'pause', reason: 'Lunch' });
  });
});

describe('the desk', () => {
  it('closes a form when it is accepted and leaves it when it is refused', async () => {
    const { desk, hub } = await laid('debate');
    desk.open(Announce);
    await desk.submit(() => desk.play({ do: 'announce', text: 'Come' }));
    expect(desk.opened).toBeNull();

    hub.answers = false;
    desk.open(Announce);
    const sent = desk.submit(() => desk.play({ do: 'announce', text: 'Come' }));
    void desk.submit(() => desk.play({ do: 'announce', text: 'twice' }));
    expect(desk.busy).toBe(true);
    const last = hub.heard.at(-1);
    if (last?.type !== 'play') throw new Error('nothing was sent');
    hub.send({ type: 'refused', id: last.id, code: 'bad_text', sentence: 'Too long.' });
    await sent;
    expect(desk.busy).toBe(false);
    expect(desk.opened).toEqual({ dialog: Announce, props: {} });
    expect(hub.heard.filter(({ type }) => type === 'play')).toHaveLength(2);
  });

  it('comes back to what lay beneath', async () => {
    const { desk } = await laid('debate');
    desk.show(SeatDrawer, { seat: 'medes' });
    desk.open(Standing, { seat: 'medes' });
    desk.close();
    expect(desk.opened).toEqual({ dialog: SeatDrawer, props: { seat: 'medes' } });
    desk.show(About);
    expect(desk.stack).toHaveLength(1);
  });

  it('offers each address once, the table’s own first', async () => {
    const { desk } = await laid('lobby');
    expect(desk.addresses).toEqual(['http://192.168.1.5:8080', 'http://10.0.0.7:8080']);
    desk.chosenAddress = 'http://10.0.0.7:8080';
    expect(desk.address).toBe('http://10.0.0.7:8080');
    desk.chosenAddress = 'http://gone';
    expect(desk.address).toBe('http://192.168.1.5:8080');
  });
});

describe('small things', () => {
  it('reads the address bar', () => {
    expect(placeOf('/control')).toEqual({ at: 'home' });
    expect(placeOf('/control/delos')).toEqual({ at: 'table', code: 'DELOS' });
    expect(placeOf('/control/a/b')).toEqual({ at: 'home' });
  });

  it('keeps secrets behind the #', () => {
    expect(links.seat('http://h:1', 'DELOS', 'medes', 'a+b/c')).toBe(
      'http://h:1/j/DELOS#seat=medes&ticket=a%2Bb%2Fc',
    );
    expect(spoken('http://192.168.1.5:8080/')).toBe('192.168.1.5:8080');
  });

  it('adds to the time that remains, within an hour', () => {
    expect(moreTime(12_300, 30)).toBe(43);
    expect(moreTime(-5, 30)).toBe(30);
    expect(moreTime(3_590_000, 60)).toBe(3600);
  });

  it('hears phases, stasis and reveals', () => {
    const before = council('ballot');
    expect(cuesOf(before, council('outcome'))).toEqual(['flip']);
    expect(cuesOf(council('outcome'), council('outcome'))).toEqual([]);
    expect(cuesOf(council('check'), council('stasis_cards'))).toEqual(['drum']);
    expect(cuesOf(council('events_chosen'), council('debate'))).toEqual(['bell']);
    expect(cuesOf(council('race'), council('strengths'))).toEqual(['flip']);
  });

  it('hears the bell of a round, once for each of its two strokes', () => {
    const quiet = council('debate');
    const warned = council('debate-warned');
    const over = council('debate-over');
    expect(cuesOf(quiet, warned)).toEqual(['bell']);
    expect(cuesOf(warned, over)).toEqual(['bell']);
    expect(cuesOf(over, over)).toEqual([]);
    expect(cuesOf(over, quiet)).toEqual([]);
    expect(cuesOf(over, { ...quiet, day: council('assembly').day })).toEqual([]);
  });

  it('filters the log, the latest first', () => {
    const { log } = council('ballot');
    const all = { kind: null, faction: null, text: '' };
    const numbers = Object.keys(log).map(Number);
    expect(logLines(log, all).map(({ number }) => number)).toEqual(numbers.reverse());
    const some = (wanted: Partial<Parameters<typeof logLines>[1]>) =>
      logLines(log, { ...all, ...wanted });
    expect(some({ kind: 'race' }).map(({ text }) => told(text))).toContain(
      'Horses shown: Amazons 1, Democrats 2, Medes 3, Tyrants 4. The Tyrants win the race and gain 5 support.',
    );
    expect(some({ kind: 'race' }).every(({ kind }) => kind === 'race')).toBe(true);
    const about = some({ faction: 'democrats' });
    expect(about.length).toBeGreaterThan(1);
    expect(about.length).toBeLessThan(numbers.length);
    expect(some({ text: 'doom 5' })).toHaveLength(1);
  });
});
