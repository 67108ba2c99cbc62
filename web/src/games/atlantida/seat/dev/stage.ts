import { FakeHub } from '../../../../hub/dev/fake-hub';
import { seatKeys } from '../../../../hub/keyring';
import type { TableView as Room } from '../../../../wire/hub';
import type { SeatView, TableView } from '../../../../wire/atlantida';
import { nowIn, seat, seatsOf, table } from '../../dev/recorded';

/** The hub's table around a game. */
export function room(game: TableView, change: Partial<Room> = {}): Room {
  return {
    code: 'DELOS',
    language: new URLSearchParams(location.search).get('speak') ?? 'en',
    name: 'Sunday evening',
    address: 'http://192.168.1.5:8080',
    lobby: 'open',
    pause: null,
    returns: 0,
    ticker: '',
    answers: [],
    seats: game.players.map(({ faction }) => {
      const row = game.aids.factions.find(({ id }) => id === faction);
      return {
        id: faction,
        name: row?.name ?? faction,
        colour: row?.colour ?? '#888888',
        emblem: row?.emblem ?? 'meeple',
        says: row?.says ?? '',
        taken: true,
        online: true,
      };
    }),
    ...change,
  };
}

/**
 * Sets a page on a recorded table as its address says: `?fixture=atlantida-movement&as=atlas&paused&lost` shows
 * what Atlas sees in the situation of that name; without `as`, who is asked there.
 */
export function stage(wanted: URLSearchParams): FakeHub {
  const name = (wanted.get('fixture') ?? '').replace(/^atlantida-/, '');
  const game = table(name);
  const asked = game.asked.duties.map(({ faction }) => faction as string);
  const as = wanted.get('as') ?? asked[0] ?? seatsOf(name)[0] ?? 'atlas';
  const paused = wanted.has('paused');
  const sits = !location.pathname.startsWith('/watch');
  const hub = new FakeHub({
    audience: sits ? { seat: as } : 'public',
    shared: {
      table: room(game, { pause: paused ? { owner: 'control', reason: 'Paused by Atlas' } : null }),
      game,
    },
    own: {
      table: null,
      messages: [],
      game: sits && seatsOf(name).includes(as) ? seat<SeatView>(name, as) : null,
    },
    now: nowIn(name),
    running: !paused,
  });
  hub.game = 'atlantida';
  seatKeys.keep('DELOS', { token: 'made-up', seat: as });
  const real = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const path = input instanceof Request ? input.url : input.toString();
    if (/^\/emblems\//.test(path)) return real(input, init);
    return Promise.resolve(new Response(JSON.stringify({}), { status: 200 }));
  };
  if (wanted.has('lost'))
    setTimeout(() => {
      hub.hear = () => undefined;
      hub.end(1006);
    }, 400);
  return hub;
}
