import { seatKeys } from '../keyring';
import type { Pick } from '../wire/council/Pick';
import type { Step } from '../wire/council/Step';
import type { CouncilView } from '../wire/council/CouncilView';
import type { Bell } from '../wire/council/Bell';
import {
  agenda,
  council,
  countedResult,
  crowd,
  day,
  election,
  FakeHub,
  motionBallot,
  motionResult,
  NOW,
  proposals,
  room,
  seat,
  shared,
  sitting,
  streetCouncil,
  type StreetState,
  unplanned,
} from './fixtures';

/**
 * Sets a page on a made-up table as its address says: ?fixture=ballot&as=medes&locked&paused&lost, or
 * ?street=battle-tied&count=12&as=medes for a state of the streets.
 */
export function stage(wanted: URLSearchParams): FakeHub {
  const as = wanted.get('as') ?? 'democrats';
  const state = wanted.get('street');
  const game = state
    ? streetCouncil(state as StreetState, Number(wanted.get('count') ?? 8), bellOf(wanted))
    : council((wanted.get('fixture') ?? 'lobby') as Step, changes(wanted, as));
  const paused = wanted.has('paused');
  const view = shared(game, {
    lobby: wanted.has('lobby-locked') ? 'locked' : 'open',
    pause: paused ? { owner: 'control', reason: 'Soup is served. Back at two.' } : null,
  });
  const own = seat(game, as, {
    bid: wanted.has('locked') ? 2 : null,
    pick: wanted.has('locked') ? ('yes' as Pick) : null,
    choice: wanted.has('locked') ? 'democrats' : null,
    may_propose: !wanted.has('proposed'),
    proposals: wanted.has('new') ? [] : proposals(as),
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

/** `&bell=warned&motion=5&agenda=10&tied&counted&vetoed&revealed&floor=medes&late` and the like. */
function changes(wanted: URLSearchParams, as: string): Partial<CouncilView> {
  const plain = council((wanted.get('fixture') ?? 'lobby') as Step);
  const change: Partial<CouncilView> = locked(wanted, plain, as);
  Object.assign(change, bellOf(wanted, plain.day.now));
  if (wanted.has('unplanned')) change.day = unplanned();
  if (wanted.has('agenda')) change.agenda = agenda(Number(wanted.get('agenda')));
  if (wanted.has('floor')) change.speaking = wanted.get('floor') || as;
  if (wanted.has('hands')) change.speakers = ['tyrants', 'medes', 'amazons', as];
  if (wanted.has('revealed')) change.election = election(true, wanted.has('tied'));
  if (wanted.has('motion')) Object.assign(change, before(Number(wanted.get('motion'))));
  const ballot = change.ballot ?? plain.ballot;
  if (ballot && wanted.has('counted')) change.ballot = { ...ballot, result: countedResult() };
  if (ballot && wanted.has('vetoed')) change.ballot = { ...ballot, result: motionResult('vetoed') };
  if (wanted.has('more')) change.factions = crowd(12);
  return change;
}

function bellOf(wanted: URLSearchParams, round: number | null = 8): Partial<CouncilView> {
  const bell = wanted.get('bell') as Bell | null;
  return bell ? { day: day(round ?? 3, bell) } : {};
}

/** Another motion before the Assembly than the fourth. */
function before(id: number): Partial<CouncilView> {
  const rows = agenda(10).map((row) => (row.id === id ? { ...row, state: 'now' as const } : row));
  return { agenda: rows, assembly: sitting(id), ballot: motionBallot(id) };
}

function locked(wanted: URLSearchParams, plain: CouncilView, as: string): Partial<CouncilView> {
  if (!wanted.has('locked')) return {};
  const { ballot, election } = plain;
  if (plain.step === 'race') return { bids_in: [...plain.bids_in, as] };
  if (plain.step === 'election' && election)
    return { election: { ...election, votes_in: [...election.votes_in, as] } };
  if (ballot) return { ballot: { ...ballot, votes_in: [...ballot.votes_in, as] } };
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
