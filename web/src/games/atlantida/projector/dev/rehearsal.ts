import { FakeHub } from '../../../../hub/dev/fake-hub';
import { Table } from '../../../../hub/table.svelte';
import type { TableView as Room } from '../../../../wire/hub';
import type { TableView } from '../../../../wire/atlantida';
import { made } from '../../dev/made-up';
import { nowIn, SITUATIONS, table as recorded } from '../../dev/recorded';
import { MOMENTS, type Rehearsal } from './moments';
import type { PublicTable } from '../../shared/tables';

/** Moments to look at without a server: `/projector/?rehearse=atlantida-move`. */
export const PLAYS: Record<string, () => Rehearsal> = {
  ...Object.fromEntries(
    [2, 3, 4, 5].map((count) => [`move-${count}`, () => ({ game: made(count) })]),
  ),
  move: () => ({ game: made() }),
  ...MOMENTS,
  // What the rules recorded: `rec-moving`.
  ...Object.fromEntries(
    SITUATIONS.map((name) => [`rec-${name}`, () => ({ game: recorded(name), now: nowIn(name) })]),
  ),
};

/** The table around these peoples. */
function room(game: TableView, change: Partial<Room> = {}): Room {
  return {
    code: 'YMDUX',
    language: 'en',
    name: 'Atlantida',
    address: 'http://192.168.1.5:8080',
    lobby: 'open',
    pause: null,
    returns: 0,
    ticker: '',
    answers: [],
    seats: game.aids.factions.map(({ id, name, colour, emblem, says }) => {
      return { id, name, colour, emblem, says, taken: true, online: id !== 'mestor' };
    }),
    ...change,
  };
}

/** A table whose hub exists only in the page. `window.rehearse(name)` goes on to another moment. */
export function rehearse(name: string): PublicTable {
  const scene = (wanted: string) => {
    const { game, room: change, running = true, now = 0 } = PLAYS[wanted]?.() ?? { game: made() };
    const shared = { table: room(game, change), game };
    return {
      audience: 'public' as const,
      shared,
      own: { table: null, game: null },
      now,
      running,
    };
  };
  const hub = new FakeHub(scene(name));
  hub.game = 'atlantida';
  const table: PublicTable = new Table({
    code: 'YMDUX',
    screen: 'projector',
    socket: (url) => hub.socket(url),
  });
  table.connect();
  let revision = 1;
  Object.assign(window, {
    plays: Object.keys(PLAYS),
    rehearse: (wanted: string) => {
      hub.scene = scene(wanted);
      revision += 1;
      hub.send({ type: 'view', part: 'shared', revision, view: hub.scene.shared });
      hub.send({
        type: 'clock_set',
        clock: { now: hub.scene.now, running: hub.scene.running ?? true },
      });
    },
    lose: () => {
      hub.hear = () => undefined;
      hub.end(1006);
    },
  });
  return table;
}
