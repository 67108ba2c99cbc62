import { FakeHub } from '../../../../hub/dev/fake-hub';
import { Table } from '../../../../hub/table.svelte';
import type { ControlView, TableView } from '../../../../wire/atlantida';
import type { DeskView, PointView, TableView as Room } from '../../../../wire/hub';
import { control, nowIn, table as recorded } from '../../dev/recorded';
import type { ControlTable } from '../views';

/** The hub's table around these peoples; one seat is away. */
function room(game: TableView, change: Partial<Room> = {}): Room {
  return {
    code: 'YMDUX',
    language: new URLSearchParams(location.search).get('speak') ?? 'en',
    name: 'Sunday evening',
    address: 'http://192.168.1.5:8080',
    lobby: 'open',
    pause: null,
    returns: 0,
    ticker: '',
    answers: [],
    seats: game.aids.factions.map(({ id, name, colour, emblem, says }) => {
      return { id, name, colour, emblem, says, taken: id !== 'azaes', online: id !== 'mestor' };
    }),
    ...change,
  };
}

/** What happened, for going back: the last lines of the log. */
function history({ log }: TableView): Record<number, PointView> {
  const points = log.slice(0, 12).map(({ number, at, text }) => {
    const entry = number * 2;
    const by = { by: 'seat', seat: 'atlas', device: 'Phone' } as const;
    return { entry, before: entry - 1, at, words: text, abandoned: false, back_to: null, ...by };
  });
  return Object.fromEntries(points.map((point) => [point.entry, point as PointView]));
}

/**
 * A hub that exists only in the page, at a recorded moment: `/control/YMDUX?fixture=atlantida-moving`, with `&paused`
 * or `&helper`.
 */
export function stage(wanted: string, asked: URLSearchParams): FakeHub {
  const name = wanted.replace(/^atlantida-/, '');
  const game = recorded(name);
  const paused = asked.has('paused');
  const keys: DeskView = {
    tickets: game.aids.factions.map((_, n) => `ticket-${n}`),
    addresses: ['http://192.168.1.5:8080'],
    devices: [],
    history: history(game),
  };
  const hub = new FakeHub({
    audience: 'control',
    shared: {
      table: room(game, { pause: paused ? { owner: 'control', reason: 'Supper' } : null }),
      game,
    },
    own: { table: keys, game: control(name), messages: [] },
    now: nowIn(name) + 42_000,
    running: !paused,
    helper: asked.has('helper'),
    past: () => ({
      seen: 2,
      shared: recorded(name),
      control: control(name),
      sealed: false,
      opened: true,
      steps: 1,
      undone: [],
    }),
  });
  hub.game = 'atlantida';
  return hub;
}

/** The table of such a hub. */
export function fixtureTable(code: string): ControlTable {
  const asked = new URLSearchParams(location.search);
  const hub = stage(asked.get('fixture') ?? '', asked);
  return new Table<TableView, ControlView>({
    code,
    screen: 'control',
    socket: (url) => hub.socket(url),
  });
}
