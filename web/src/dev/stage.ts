import { seatKeys } from '../keyring';
import type { Pick } from '../wire/council/Pick';
import type { Step } from '../wire/council/Step';
import type { CouncilView } from '../wire/council/CouncilView';
import {
  council,
  FakeHub,
  NOW,
  room,
  seat,
  shared,
  streetCouncil,
  type StreetState,
} from './fixtures';

/**
 * Sets a page on a made-up table as its address says: ?fixture=ballot&as=medes&locked&paused&lost, or
 * ?street=battle-tied&count=12&as=medes for a state of the streets.
 */
export function stage(wanted: URLSearchParams): FakeHub {
  const as = wanted.get('as') ?? 'democrats';
  const state = wanted.get('street');
  const game = state
    ? streetCouncil(state as StreetState, Number(wanted.get('count') ?? 8))
    : council((wanted.get('fixture') ?? 'lobby') as Step, changes(wanted, as));
  const paused = wanted.has('paused');
  const view = shared(game, {
    lobby: wanted.has('lobby-locked') ? 'locked' : 'open',
    pause: paused ? { owner: 'control', reason: 'Soup is served. Back at two.' } : null,
  });
  const own = seat(game, as, {
    bid: wanted.has('locked') ? 2 : null,
    pick: wanted.has('locked') ? ('yes' as Pick) : null,
  });
  const hub = new FakeHub({
    audience: { seat: as },
    shared: view,
    own: { table: null, game: own },
    now: NOW,
    running: !paused,
  });
  if (!wanted.has('join')) seatKeys.keep('DELOS', { token: 'made-up', seat: as });
  else seatKeys.forget('DELOS');
  answerRequests(wanted);
  later(wanted, hub);
  return hub;
}

function changes(wanted: URLSearchParams, as: string): Partial<CouncilView> {
  const step = wanted.get('fixture');
  const plain = council((step ?? 'lobby') as Step);
  if (!wanted.has('locked')) return {};
  if (step === 'race') return { bids_in: [...plain.bids_in, as] };
  if (step === 'ballot' && plain.ballot) {
    return { ballot: { ...plain.ballot, votes_in: [...plain.ballot.votes_in, as] } };
  }
  return {};
}

function answerRequests(wanted: URLSearchParams): void {
  const table = room({ lobby: wanted.has('lobby-locked') ? 'locked' : 'open' });
  const full = table.seats.map((one) => ({ ...one, taken: true }));
  const known = { ...table, seats: wanted.has('full') ? full : table.seats };
  window.fetch = (input) => {
    const path = String(input);
    const right = path.includes('DELOS');
    const body = path.includes('/seats/')
      ? { token: 'made-up' }
      : right
        ? known
        : {
            code: 'no_table',
            sentence: 'There is no table with this code. Look at the projector again.',
          };
    return Promise.resolve(new Response(JSON.stringify(body), { status: right ? 200 : 404 }));
  };
}

/** What happens a moment after the page has come up. */
function later(wanted: URLSearchParams, hub: FakeHub): void {
  setTimeout(() => {
    if (wanted.has('nudge')) hub.send({ type: 'nudged' });
    if (wanted.has('refused')) {
      const sentence = 'That vote is over: the votes have been revealed.';
      hub.send({ type: 'refused', id: null, code: 'stale_ballot', sentence });
    }
    if (wanted.has('lost')) {
      hub.hear = () => undefined;
      hub.end(1006);
    }
    if (wanted.has('restarting')) {
      hub.send({ type: 'goodbye', code: 4012, sentence: 'The server restarts.' });
      hub.hear = () => undefined;
      hub.end(4012);
    }
    if (wanted.has('kicked')) hub.end(4010);
  }, 400);
}
