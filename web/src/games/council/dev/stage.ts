import { seatKeys, tabletKeys } from '../../../hub/keyring';
import type { MessageView } from '../../../wire/hub';
import type { Bell, CouncilView, Pick, SeatMode, Step, Subject } from '../../../wire/council';
import {
  agenda,
  answers,
  council,
  countedResult,
  crowd,
  day,
  election,
  FakeHub,
  LONG_WORD,
  motionBallot,
  motionResult,
  NOW,
  proposals,
  question,
  room,
  said,
  seat,
  shared,
  sitting,
  spotlight,
  streetCouncil,
  type StreetState,
  unplanned,
  word,
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
    ticker: wanted.get('ticker') ?? '',
    answers: wanted.has('said') ? answers() : [],
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
    own: { table: null, messages: messages(wanted), game: own },
    now: NOW,
    running: !paused,
  });
  if (wanted.has('tablet')) share(wanted, hub, view.game);
  else if (!wanted.has('join')) seatKeys.keep('DELOS', { token: 'made-up', seat: as });
  else seatKeys.forget('DELOS');
  answerRequests(wanted);
  later(wanted, hub);
  return hub;
}

/** `/tablet/DELOS?fixture=ballot&tablet=democrats,medes`: a tablet of these seats. */
function share(wanted: URLSearchParams, hub: FakeHub, game: CouncilView): void {
  seatKeys.forget('DELOS');
  for (const id of Object.keys(tabletKeys.at('DELOS'))) tabletKeys.forget('DELOS', id);
  const held = (wanted.get('tablet') ?? '').split(',').filter((id) => id);
  for (const id of held) tabletKeys.keep('DELOS', id, { token: id });
  const seats = game.factions.map(({ id }) => {
    const own = { table: null, messages: messages(wanted), game: seat(game, id) };
    return [id, { audience: { seat: id }, own }] as const;
  });
  const nobody = { audience: 'public' as const, own: { table: null, messages: [], game: null } };
  hub.scene = { ...hub.scene, others: { ...Object.fromEntries(seats), '': nobody } };
}

/** `&said&word=long&answered&waiting`: what lies between Control and the seat. */
function messages(wanted: URLSearchParams): MessageView[] {
  const all = wanted.has('said') ? said() : [];
  const short = 'The Oracle will see you now. Bring a Talent.';
  if (wanted.has('word')) {
    all.push(word(7, wanted.get('word') === 'long' ? LONG_WORD : short, 'democrats'));
    all.push(word(8, 'Lunch is served in the courtyard.', null));
  }
  if (wanted.has('answered')) all.push(question(9, 'Who holds the docks?', 'The Medes, for now.'));
  for (let n = 0; wanted.has('waiting') && n < 4; n += 1) {
    all.push(question(10 + n, 'What does the Oracle want?'));
  }
  return all;
}

/** A choice of each hand that is not the Archon's own. */
function byOthers(game: CouncilView): Partial<CouncilView> {
  const hand = (n: number) => (['own', 'control', 'absent', 'script'] as const)[n % 4] ?? 'own';
  const result = game.ballot?.result;
  const picks = result?.picks.map((one, n) => ({ ...one, hand: hand(n) })) ?? [];
  return {
    race: game.race && {
      ...game.race,
      bids: game.race.bids.map((one, n) => ({ ...one, hand: hand(n) })),
    },
    ballot: game.ballot && result ? { ...game.ballot, result: { ...result, picks } } : game.ballot,
  };
}

/** `&mode=paper`, `absent`, `follow`, `control`, `scripted`. */
function modeOf(name: string): SeatMode {
  switch (name) {
    case 'absent':
      return { how: 'absent', instead: 'abstain' };
    case 'follow':
      return { how: 'absent', instead: { follow: 'medes' } };
    case 'control':
      return { how: 'absent', instead: 'control' };
    default:
      return { how: name as 'paper' | 'scripted' | 'tablet' };
  }
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
  const lit = wanted.get('lit');
  if (lit)
    Object.assign(change, { scene: 'spotlight', spotlight: spotlight(lit as Subject['of']) });
  if (wanted.has('hands')) Object.assign(change, byOthers(plain));
  const mode = wanted.get('mode');
  if (mode) {
    change.factions = plain.factions.map((one) =>
      one.id === as ? { ...one, mode: modeOf(mode) } : one,
    );
  }
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
    if (wanted.has('nudge')) hub.send({ type: 'nudged', seat: 'medes' });
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
    if (wanted.has('back'))
      takeBack(hub, wanted.get('back') as Step, wanted.get('as') ?? 'democrats');
    if (wanted.has('comes')) {
      const own = { ...(hub.scene.own as object), messages: messages(new URLSearchParams('word')) };
      hub.send({ type: 'view', part: 'own', revision: 2, view: own });
    }
  }, 400);
}

/** Control takes the game back to that step. */
function takeBack(hub: FakeHub, to: Step, as: string): void {
  const game = council(to);
  const text = 'Control went back to before the vote: the wrong option had been put.';
  const line = { at: NOW, when: 'Act 1, cycle 2', kind: 'control' as const, text, factions: [] };
  const back = { ...game, step_number: 31, log: { ...game.log, 8: line } };
  hub.send(
    { type: 'view', part: 'shared', revision: 2, view: shared(back, { returns: 1 }) },
    {
      type: 'view',
      part: 'own',
      revision: 2,
      view: { table: null, messages: [], game: seat(back, as) },
    },
  );
}
