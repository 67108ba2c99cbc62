import { seatKeys, tabletKeys } from '../../../hub/keyring';
import type { MessageView } from '../../../wire/hub';
import type { CouncilView, SeatMode } from '../../../wire/council';
import {
  answers,
  council,
  FakeHub,
  LONG_WORD,
  nowIn,
  question,
  room,
  said,
  seat,
  shared,
  word,
} from './fixtures';

/**
 * Sets a page on a made-up table as its address says: `?fixture=ballot&as=medes&paused&lost` shows what
 * the Medes see in the situation of that name, `/watch/DELOS?fixture=ballot-12` what a visitor sees.
 */
export function stage(wanted: URLSearchParams): FakeHub {
  const as = wanted.get('as') ?? 'democrats';
  const name = wanted.get('fixture') || 'lobby';
  const made = inMode(council(name), as, wanted.get('mode'));
  const game = wanted.has('rich') ? rich(made) : made;
  const paused = wanted.has('paused');
  const view = shared(game, {
    lobby: wanted.has('lobby-locked') ? 'locked' : 'open',
    ticker: wanted.get('ticker') ?? '',
    answers: wanted.has('said') ? answers() : [],
    ...(wanted.has('over') && { over: true }),
    pause: paused
      ? {
          owner: 'control',
          reason: 'Soup is served. Back at two.',
          ...(wanted.has('break') && { until: Date.now() + 1_463_000 }),
        }
      : null,
  });
  const sits = !location.pathname.startsWith('/watch');
  const hub = new FakeHub({
    audience: sits ? { seat: as } : 'public',
    shared: view,
    own: { table: null, messages: messages(wanted), game: sits ? seat(name, as) : null },
    now: nowIn(name),
    running: !paused,
  });
  if (wanted.has('tablet')) share(wanted, hub, name);
  else if (!wanted.has('join')) seatKeys.keep('DELOS', { token: 'made-up', seat: as });
  else seatKeys.forget('DELOS');
  answerRequests(wanted);
  later(wanted, hub);
  // From the console or a script: `turnTo('race')`, one situation after the other.
  Object.assign(window, { turnTo: (next: string) => turnTo(hub, next, as) });
  return hub;
}

/** Figures of five digits everywhere. */
export function rich(game: CouncilView): CouncilView {
  const figure = (value: number) => ({ value, parts: [{ label: 'a bequest', by: value }] });
  const [tyche, horses, talents, doom] = [12_345, 10_250, 23_456, 11_111].map(figure);
  const factions = game.factions.map((one) => ({
    ...one,
    ...(tyche && horses && talents && doom && { tyche, horses, talents, doom }),
    arete: figure(10_007),
    influence: figure(10_007),
    strength: figure(one.citizen ? 10_012 : 0),
  }));
  return { ...game, factions, wrath: figure(10_250), doom: figure(88_888) };
}

let revision = 1;
function turnTo(hub: FakeHub, name: string, as: string): void {
  revision += 1;
  hub.send({ type: 'clock_set', clock: { now: nowIn(name), running: true } });
  hub.send(
    { type: 'view', part: 'shared', revision, view: shared(council(name)) },
    {
      type: 'view',
      part: 'own',
      revision,
      view: { table: null, messages: [], game: seat(name, as) },
    },
  );
}

/** `/tablet/DELOS?fixture=ballot&tablet=democrats,medes`: a tablet of these seats. */
function share(wanted: URLSearchParams, hub: FakeHub, name: string): void {
  seatKeys.forget('DELOS');
  for (const id of Object.keys(tabletKeys.at('DELOS'))) tabletKeys.forget('DELOS', id);
  const held = (wanted.get('tablet') ?? '').split(',').filter((id) => id);
  for (const id of held) tabletKeys.keep('DELOS', id, { token: id });
  const seats = council(name).factions.map(({ id }) => {
    const own = { table: null, messages: messages(wanted), game: seat(name, id) };
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

/** `&mode=paper`, `absent`, `follow`, `control`, `scripted`: how that seat is played. */
function inMode(game: CouncilView, as: string, mode: string | null): CouncilView {
  const modes: Record<string, SeatMode> = {
    absent: { how: 'absent', instead: 'abstain' },
    follow: { how: 'absent', instead: { follow: 'medes' } },
    control: { how: 'absent', instead: 'control' },
    paper: { how: 'paper' },
    scripted: { how: 'scripted' },
    tablet: { how: 'tablet' },
  };
  const mine = modes[mode ?? ''];
  if (!mine) return game;
  const factions = game.factions.map((one) => (one.id === as ? { ...one, mode: mine } : one));
  return { ...game, factions };
}

function answerRequests(wanted: URLSearchParams): void {
  const table = room(council('lobby').factions, {
    lobby: wanted.has('lobby-locked') ? 'locked' : 'open',
  });
  const full = table.seats.map((one) => ({ ...one, taken: true }));
  const known = { ...table, seats: wanted.has('full') ? full : table.seats };
  const real = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const path = input instanceof Request ? input.url : input.toString();
    if (/^\/emblems\/|\/texts\//.test(path)) return real(input, init);
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
      takeBack(hub, wanted.get('back') ?? 'debate', wanted.get('as') ?? 'democrats');
    if (wanted.has('comes')) {
      const own = { ...(hub.scene.own as object), messages: messages(new URLSearchParams('word')) };
      hub.send({ type: 'view', part: 'own', revision: 2, view: own });
    }
  }, 400);
}

/** Control takes the game back to that step. */
function takeBack(hub: FakeHub, to: string, as: string): void {
  const game = council(to);
  const text = 'Control went back to before the vote: the wrong option had been put.';
  const line = {
    at: nowIn(to),
    when: 'Act 1, cycle 2',
    kind: 'control' as const,
    text,
    factions: [],
  };
  const back = { ...game, step_number: game.step_number + 31, log: { ...game.log, 999: line } };
  hub.send(
    { type: 'view', part: 'shared', revision: 2, view: shared(back, { returns: 1 }) },
    {
      type: 'view',
      part: 'own',
      revision: 2,
      view: { table: null, messages: [], game: seat(to, as) },
    },
  );
}
