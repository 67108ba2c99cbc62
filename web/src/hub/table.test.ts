import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { FakeHub } from './dev/fake-hub';
import { language } from '../ui/language.svelte';
import { Table, type Answer } from './table.svelte';

type Game = { act: number; votes: string[] };
type Mine = { pick: string | null };
const shared = { table: { code: 'DELOS', pause: null }, game: { act: 1, votes: [] } };
const own = { table: null, game: { pick: null } };

let hub: FakeHub;
let table: Table<Game, Mine>;
const reload = vi.fn();

/** Lets the fake sockets open and their frames arrive. */
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  sessionStorage.clear();
  reload.mockClear();
  hub = new FakeHub({ audience: { seat: 'medes' }, shared, own, now: 600_000 });
  table = new Table<Game, Mine>({
    code: 'DELOS',
    screen: 'seat',
    token: 'secret',
    device: 'Xenia’s phone',
    socket: hub.socket,
    reload,
  });
  table.connect();
  await settled();
});

afterEach(() => {
  table.leave();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const said = (type: string) => hub.heard.filter((message) => message.type === type);

describe('greeting', () => {
  it('says who is there first, then holds both parts', () => {
    expect(hub.heard[0]).toEqual({
      type: 'hello',
      protocol: 1,
      token: 'secret',
      device: 'Xenia’s phone',
      screen: 'seat',
      gzip: true,
    });
    expect(table.status).toBe('live');
    expect(table.audience).toEqual({ seat: 'medes' });
    expect(table.view?.game.act).toBe(1);
    expect(table.own?.game.pick).toBeNull();
  });

  it('is given up when nobody welcomes it, and tried again', async () => {
    hub.hear = (message) => void hub.heard.push(message);
    hub.end(1006);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(table.status).toBe('lost');
  });
});

describe('the language of the table', () => {
  const speaking = (language: string) => ({ ...shared, table: { ...shared.table, language } });

  it('is spoken on a device that has chosen none, and no more once it has left', async () => {
    hub.send({ type: 'view', part: 'shared', revision: 2, view: speaking('de') });
    await vi.waitFor(() => expect(language()).toBe('de'));
    hub.send({ type: 'view', part: 'shared', revision: 3, view: speaking('el') });
    await vi.waitFor(() => expect(language()).toBe('el'));
    table.leave();
    await vi.waitFor(() => expect(language()).toBe('en'));
  });
});

describe('entropy', () => {
  const asking = (asks: string) => ({
    ...shared,
    table: { ...shared.table, fairness: { commitment: 'c', asks, closed: false } },
  });
  const given = () => said('table').map((message) => (message as { command: object }).command);

  it('is given once for each asking, and again over a new connection', async () => {
    expect(given()).toEqual([]);
    hub.scene = { ...hub.scene, shared: asking('1.0') };
    hub.end(1006);
    await vi.advanceTimersByTimeAsync(1_000);
    const entropy = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
    const once = (asked: string) => ({ do: 'give_entropy', entropy, asked });
    expect(given()).toEqual([once('1.0')]);
    hub.send({ type: 'view', part: 'shared', revision: 2, view: asking('1.0') });
    hub.send({ type: 'view', part: 'shared', revision: 3, view: asking('1.1') });
    await settled();
    expect(given()).toEqual([once('1.0'), once('1.1')]);
    expect(table.pending).toBe(0);
  });
});

describe('questions', () => {
  const past = {
    seen: 9,
    shared: { act: 2 },
    control: { pick: 'no' },
    sealed: true,
    opened: false,
    steps: 1,
    undone: ['A'],
  };

  it('are answered with what was so after an entry', async () => {
    hub.scene = { ...hub.scene, past: () => past };
    await expect(table.lookBack(4)).resolves.toEqual({ to: 4, ...past });
    expect(hub.heard.at(-1)).toEqual({ type: 'look_back', to: 4 });
  });

  it('keep each its own answer', async () => {
    hub.answers = false;
    const [one, two] = [table.lookBack(4), table.lookBack(5)];
    const keys = table.keys();
    hub.send({ type: 'keys', control: 'c', helper: 'h' });
    hub.send({ type: 'past', to: 5, ...past, seen: 10 }, { type: 'past', to: 4, ...past });
    await expect(one).resolves.toMatchObject({ to: 4, seen: 9 });
    await expect(two).resolves.toMatchObject({ to: 5, seen: 10 });
    await expect(keys).resolves.toEqual({ control: 'c', helper: 'h' });
  });

  it('end, and commands too, where the server could not read what it does not name', async () => {
    hub.answers = false;
    const [keys, asked] = [table.keys(), table.command({ do: 'ask', text: 'May I?' })];
    hub.send({ type: 'refused', id: null, code: 'malformed', sentence: 'What is that?' });
    await expect(keys).rejects.toMatchObject({ code: 'malformed' });
    await expect(asked).resolves.toEqual({
      ok: false,
      code: 'malformed',
      sentence: 'What is that?',
    });
    expect(table.pending).toBe(0);
  });

  it('that are refused say why', async () => {
    await expect(table.lookBack(400)).rejects.toMatchObject({ code: 'no_entry' });
    expect(table.notice?.code).toBe('no_entry');
  });

  it('are asked again over a new connection', async () => {
    hub.answers = false;
    const keys = table.keys();
    hub.end(1006);
    hub.answers = true;
    await vi.advanceTimersByTimeAsync(5_000);
    await expect(keys).resolves.toEqual({ control: 'ticket-control', helper: 'ticket-helper' });
  });

  it('end with the connection', async () => {
    hub.answers = false;
    const keys = table.keys();
    table.leave();
    await expect(keys).rejects.toMatchObject({ code: 'left' });
    await expect(table.keys()).rejects.toMatchObject({ code: 'closed' });
  });
});

describe('a helper', () => {
  const desk = (helper: boolean) => ({
    ...own,
    table: { devices: [{ id: 'd2', name: 'Ada', screen: 'control', seat: null, helper }] },
  });

  it('is one by the welcome, and by Control’s list as soon as that says so', async () => {
    expect(table.helper).toBe(false);
    hub.scene = { ...hub.scene, helper: true };
    hub.end(1006);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(table.helper).toBe(true);
    hub.send({ type: 'view', part: 'own', revision: 2, view: desk(false) });
    expect(table.helper).toBe(false);
    hub.send({ type: 'view', part: 'own', revision: 3, view: desk(true) });
    expect(table.helper).toBe(true);
  });
});

describe('patches', () => {
  it('fit on their revision only', () => {
    const op = (act: number) => [{ op: 'replace', path: '/game/act', value: act }];
    hub.send({ type: 'patch', part: 'shared', from: 1, to: 2, patch: op(2) });
    expect(table.view?.game.act).toBe(2);
    hub.send({ type: 'patch', part: 'shared', from: 2, to: 3, patch: op(3) });
    expect(table.view?.game.act).toBe(3);
    expect(said('resync')).toHaveLength(0);
  });

  it('keep the parts apart', () => {
    const patch = [{ op: 'replace', path: '/game/pick', value: 'yes' }];
    hub.send({ type: 'patch', part: 'own', from: 1, to: 2, patch });
    expect(table.own?.game.pick).toBe('yes');
    expect(table.view?.game.act).toBe(1);
  });

  it('with a gap ask once for the whole and take it', () => {
    hub.scene = { ...hub.scene, shared: { ...shared, game: { act: 3, votes: ['medes'] } } };
    const patch = [{ op: 'replace', path: '/game/act', value: 2 }];
    hub.send(
      { type: 'patch', part: 'shared', from: 4, to: 5, patch },
      { type: 'patch', part: 'shared', from: 5, to: 6, patch },
    );
    expect(said('resync').length).toBeGreaterThan(0);
    expect(table.view?.game).toEqual({ act: 3, votes: ['medes'] });
    hub.send({ type: 'patch', part: 'shared', from: 9, to: 10, patch });
    expect(table.view?.game.act).toBe(2);
  });

  it('that cannot be applied ask for the whole, and leave no half of themselves', () => {
    hub.send({
      type: 'patch',
      part: 'shared',
      from: 1,
      to: 2,
      patch: [
        { op: 'replace', path: '/game/act', value: 2 },
        { op: 'remove', path: '/game/nothing' },
      ],
    });
    expect(said('resync')).toHaveLength(1);
    expect(table.view?.game.act).toBe(1);
  });
});

describe('commands', () => {
  it('carry a UUID and resolve with the answer', async () => {
    const answer = await table.play({ do: 'raise_hand' });
    expect(answer).toEqual({ ok: true });
    const [sent] = said('play');
    expect(sent).toMatchObject({ for_seat: null, command: { do: 'raise_hand' } });
    expect((sent as { id: string }).id).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

  it('are sent again with the same id after a reconnect until they are answered', async () => {
    hub.answers = false;
    let answer: Answer | undefined;
    void table.play({ do: 'vote' }).then((a) => (answer = a));
    expect(table.pending).toBe(1);
    hub.end(1006);
    await vi.advanceTimersByTimeAsync(1_000);
    const ids = said('play').map((message) => (message as { id: string }).id);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
    hub.send({ type: 'accepted', id: ids[0] ?? '' });
    await settled();
    expect(answer).toEqual({ ok: true });
    expect(table.pending).toBe(0);
    hub.end(1006);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(said('play')).toHaveLength(2);
  });

  it('wait while the connection is lost', async () => {
    hub.end(1006);
    void table.play({ do: 'raise_hand' });
    expect(said('play')).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(said('play')).toHaveLength(1);
  });

  it('that are refused say why', async () => {
    hub.answers = false;
    const asked = table.play({ do: 'vote' });
    const id = (said('play')[0] as { id: string }).id;
    hub.send({ type: 'refused', id, code: 'stale_ballot', sentence: 'That vote is over.' });
    expect(await asked).toEqual({
      ok: false,
      code: 'stale_ballot',
      sentence: 'That vote is over.',
    });
    expect(table.notice).toMatchObject({ code: 'stale_ballot', sentence: 'That vote is over.' });
  });

  it('are off while the table is paused', () => {
    expect(table.open).toBe(true);
    const patch = [
      { op: 'replace', path: '/table/pause', value: { owner: 'control', reason: '' } },
    ];
    hub.send({ type: 'patch', part: 'shared', from: 1, to: 2, patch });
    expect(table.open).toBe(false);
  });
});

describe('the clock', () => {
  it('shows the time that remains, corrected by the offset', async () => {
    expect(table.remaining(660_000)).toBe(60_000);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(table.remaining(660_000)).toBe(56_000);
    expect(table.remaining(1)).toBe(0);
  });

  it('stands when the table stands', async () => {
    hub.send({ type: 'clock_set', clock: { now: 610_000, running: false } });
    expect(table.running).toBe(false);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(table.remaining(660_000)).toBe(50_000);
  });
});

describe('a lost connection', () => {
  it('comes back within a second and keeps the last state meanwhile', async () => {
    hub.end(1006);
    expect(table.status).toBe('lost');
    expect(table.view?.game.act).toBe(1);
    await vi.advanceTimersByTimeAsync(400);
    expect(table.status).toBe('live');
  });

  it('comes back at once when the network does', async () => {
    hub.end(4013);
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(table.status).toBe('live');
  });

  it('comes back at a touch, and is not begun anew by the next', async () => {
    hub.end(4013);
    await vi.advanceTimersByTimeAsync(100);
    const tries = hub.sockets.length;
    window.dispatchEvent(new Event('pointerdown'));
    expect(hub.sockets.length).toBe(tries);
    await vi.advanceTimersByTimeAsync(200);
    window.dispatchEvent(new Event('pointerdown'));
    window.dispatchEvent(new Event('pointerdown'));
    expect(hub.sockets.length).toBe(tries + 1);
    await settled();
    expect(table.status).toBe('live');
  });

  it('is found dead within a second of the network’s return', async () => {
    const tries = hub.sockets.length;
    const { hear } = hub;
    hub.hear = (message) => void hub.heard.push(message);
    await vi.advanceTimersByTimeAsync(50);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(700);
    hub.hear = hear;
    await vi.advanceTimersByTimeAsync(299);
    expect(hub.sockets.length).toBe(tries + 1);
    expect(table.status).toBe('live');
  });

  it('is noticed by silence', async () => {
    const first = hub.sockets.length;
    hub.hear = (message) => void hub.heard.push(message);
    await vi.advanceTimersByTimeAsync(16_000);
    expect(hub.sockets.length).toBeGreaterThan(first);
    expect(table.status).toBe('lost');
  });
});

describe('close codes', () => {
  it.each([
    [4001, 'This device no longer holds a seat at this table. Join again.'],
    [4004, 'There is no table with this code.'],
    [4010, 'Control has sent this device away from the table.'],
  ])('%i stops for good', async (code, sentence) => {
    hub.end(code);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(table.status).toBe('closed');
    expect(table.closed).toEqual({ code, sentence });
    expect(hub.sockets).toHaveLength(1);
  });

  describe('of a table that is not there', () => {
    const looks = () => hub.sockets.length - 1;
    /** From now on whoever says hello hears that there is no table. */
    const absent = () => {
      hub.hear = () => hub.end(4004);
      hub.end(4004);
    };

    it('look once a minute, and come back once it is', async () => {
      absent();
      await vi.advanceTimersByTimeAsync(59_000);
      expect(looks()).toBe(0);
      await vi.advanceTimersByTimeAsync(120_000);
      expect(looks()).toBe(2);
      expect(table.closed?.code).toBe(4004);
      hub.hear = FakeHub.prototype.hear;
      await vi.advanceTimersByTimeAsync(60_000);
      expect(table.status).toBe('live');
      expect(table.closed).toBeNull();
    });

    it('look when somebody touches the page, though not at each touch', async () => {
      absent();
      const touch = () => window.dispatchEvent(new Event('pointerdown'));
      await vi.advanceTimersByTimeAsync(6_000);
      for (let n = 0; n < 4; n++) touch();
      await settled();
      expect(looks()).toBe(1);
    });

    it('do not hurry where the server was asked too much', async () => {
      absent();
      hub.hear = () => hub.end(4029);
      await vi.advanceTimersByTimeAsync(200_000);
      expect(looks()).toBeLessThanOrEqual(3);
      expect(table.closed?.code).toBe(4004);
    });

    it('look no more once the page is left', async () => {
      absent();
      table.leave();
      await vi.advanceTimersByTimeAsync(200_000);
      window.dispatchEvent(new Event('pointerdown'));
      expect(looks()).toBe(0);
    });
  });

  it('takes the server’s own sentence before its own', () => {
    hub.send({ type: 'goodbye', code: 4010, sentence: 'Somebody else sits here now.' });
    hub.end(4010);
    expect(table.closed?.sentence).toBe('Somebody else sits here now.');
  });

  it.each([4012, 4013, 1001])('%i comes back', async (code) => {
    hub.send({ type: 'goodbye', code, sentence: 'The server restarts.' });
    hub.end(code);
    expect(table.status).toBe('lost');
    expect(table.farewell).toBe('The server restarts.');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(table.status).toBe('live');
    expect(table.farewell).toBeNull();
  });

  it('4015 says that the table is put away until it is taken back', async () => {
    hub.hear = () => hub.end(4015);
    hub.end(4015);
    expect([table.status, table.archived]).toEqual(['lost', true]);
    await vi.advanceTimersByTimeAsync(3_500);
    expect([table.status, table.archived]).toEqual(['lost', true]);
    hub.hear = FakeHub.prototype.hear;
    await vi.advanceTimersByTimeAsync(3_500);
    expect([table.status, table.archived]).toEqual(['live', false]);
  });

  it('tells silence from a word, and forgets that the table is put away at another one', async () => {
    const said = () => [table.archived, table.unanswered];
    hub.hear = () => hub.end(4015);
    hub.end(4015);
    expect(said()).toEqual([true, false]);
    hub.hear = () => hub.end(1006);
    await vi.advanceTimersByTimeAsync(3_500);
    expect(said(), 'nobody said anything else').toEqual([true, true]);
    hub.hear = () => hub.end(4012);
    await vi.advanceTimersByTimeAsync(3_500);
    expect(said()).toEqual([false, false]);
  });

  it.each([4029, 4053])('%i waits a while', async (code) => {
    hub.end(code);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(table.status).toBe('lost');
    await vi.advanceTimersByTimeAsync(1_500);
    expect(table.status).toBe('live');
  });

  it('4009 loads the page again, but not for ever', () => {
    hub.end(4009);
    expect(reload).toHaveBeenCalledOnce();
    expect(table.status).toBe('closed');
    const again = new Table<Game, Mine>({
      code: 'DELOS',
      screen: 'seat',
      socket: hub.socket,
      reload,
    });
    again.connect();
    hub.end(4009);
    expect(reload).toHaveBeenCalledOnce();
    expect(again.closed?.code).toBe(4009);
  });

  it('a command without an answer then hears of the end', async () => {
    hub.answers = false;
    const asked = table.play({ do: 'vote' });
    hub.end(4010);
    expect(await asked).toMatchObject({ ok: false, code: 'closed' });
  });
});

it('counts nudges', () => {
  hub.send({ type: 'nudged', seat: 'medes' });
  hub.send({ type: 'nudged', seat: 'medes' });
  expect([table.nudges, table.nudged]).toEqual([2, 'medes']);
});

it('loads the page again when the server was renewed', async () => {
  hub.build = 'two';
  hub.end(4012);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reload).toHaveBeenCalledOnce();
});

describe('two machines', () => {
  const lead = (epoch: number) => ({ house: 'h', epoch, seal: `seal ${epoch}` });
  const there = { ...shared, table: { ...shared.table, elsewhere: 'http://192.168.1.6:8080' } };
  let urls: string[];
  let moves: string[];

  const open = async (asked: { lead?: number; move?: boolean; elsewhere?: string }) => {
    table.leave();
    const { elsewhere = there.table.elsewhere } = asked;
    const scene = { ...there, table: { ...there.table, elsewhere } };
    hub = new FakeHub({ audience: { seat: 'medes' }, shared: scene, own, now: 0 });
    hub.lead = asked.lead === undefined ? undefined : lead(asked.lead);
    [urls, moves] = [[], []];
    table = new Table<Game, Mine>({
      code: 'DELOS',
      screen: 'seat',
      socket: (url) => {
        urls.push(url);
        return hub.socket(url);
      },
      reload,
      ...(asked.move ? { move: (base: string) => void moves.push(base) } : {}),
    });
    table.connect();
    await settled();
  };

  /** The server says where the table is, and ends. */
  const isNamed = () => {
    const goodbye = { code: 4014, sentence: 'Elsewhere.', address: 'http://10.0.0.7:8080' };
    hub.send({ type: 'goodbye', ...goodbye });
    hub.end(goodbye.code);
  };

  beforeEach(() => localStorage.clear());

  it('are tried by turns when the line is lost', async () => {
    await open({});
    hub.hear = (message) => void hub.heard.push(message);
    hub.end(1006);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(urls.slice(1, 4)).toEqual([
      'ws://localhost:3000/ws/DELOS',
      'ws://192.168.1.6:8080/ws/DELOS',
      'ws://localhost:3000/ws/DELOS',
    ]);
  });

  it.each([location.origin, 'http://192.168.1.6:8080'])(
    'are soon gone to where the one at hand stands still: %s',
    async (elsewhere) => {
      await open({ elsewhere });
      [urls, hub.hear] = [[], (message) => void hub.heard.push(message)];
      await vi.advanceTimersByTimeAsync(4_500);
      expect(urls[0]).toBe(`${elsewhere.replace('http', 'ws')}/ws/DELOS`);
    },
  );

  it('change places at once when the server says so, and nothing unanswered stays behind', async () => {
    await open({ lead: 1, move: true });
    hub.answers = false;
    const answer = table.play({ do: 'vote' });
    hub.lead = lead(2);
    hub.end(4014);
    await vi.advanceTimersByTimeAsync(400);
    expect(urls.at(-1)).toBe('ws://192.168.1.6:8080/ws/DELOS');
    expect(table.status).toBe('live');
    expect(moves).toEqual([]);
    const sent = hub.heard.filter((message) => message.type === 'play');
    expect(sent).toHaveLength(2);
    expect(sent[0]).toEqual(sent[1]);
    hub.send({ type: 'accepted', id: (sent[1] as { id: string }).id });
    await expect(answer).resolves.toEqual({ ok: true });
    expect(moves).toEqual(['http://192.168.1.6:8080']);
  });

  it('are not waited for as long as one that is alone', async () => {
    await open({});
    hub.hear = (message) => void hub.heard.push(message);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(urls.length).toBeGreaterThan(1);
  });

  it('of which one says where the table is are left for that one', async () => {
    await open({ move: true });
    isNamed();
    expect(moves).toEqual(['http://10.0.0.7:8080']);
    await vi.advanceTimersByTimeAsync(400);
    expect(urls.at(-1)).toBe('ws://10.0.0.7:8080/ws/DELOS');
  });

  it('keep a command that is unanswered when one says where the table is', async () => {
    await open({ move: true });
    hub.answers = false;
    const answer = table.play({ do: 'vote' });
    isNamed();
    expect(moves).toEqual([]);
    await vi.advanceTimersByTimeAsync(400);
    const sent = hub.heard.filter((message) => message.type === 'play');
    expect(sent).toHaveLength(2);
    hub.send({ type: 'accepted', id: (sent[1] as { id: string }).id });
    await expect(answer).resolves.toEqual({ ok: true });
    expect(moves).toEqual(['http://10.0.0.7:8080']);
  });

  it('are both tried again when the one that was named is gone', async () => {
    await open({});
    hub.hear = (message) => void hub.heard.push(message);
    isNamed();
    for (let nth = 0; nth < 4; nth += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      hub.end(1006);
    }
    await vi.advanceTimersByTimeAsync(1_000);
    expect(urls.slice(1, 5)).toEqual([
      'ws://10.0.0.7:8080/ws/DELOS',
      'ws://localhost:3000/ws/DELOS',
      'ws://192.168.1.6:8080/ws/DELOS',
      'ws://localhost:3000/ws/DELOS',
    ]);
  });

  it('are told apart by the newest lead, which every hello says', async () => {
    await open({ lead: 2 });
    expect(hub.heard[0]).not.toHaveProperty('lead');
    hub.lead = lead(1);
    hub.end(1006);
    await vi.advanceTimersByTimeAsync(400);
    expect(hub.heard.at(-1)).toMatchObject({ type: 'hello', lead: 'seal 2' });
    expect(table.status).toBe('lost');
    hub.lead = lead(2);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(table.status).toBe('live');
  });
});
