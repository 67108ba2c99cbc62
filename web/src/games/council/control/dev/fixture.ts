import {
  control,
  council,
  countedResult,
  day,
  desk,
  election,
  FakeHub,
  history,
  motionBallot,
  NOW,
  past,
  shared,
  sitting,
  streetCouncil,
  type StreetState,
  unplanned,
} from '../../dev/fixtures';
import { Table, type Socket } from '../../../../hub/table.svelte';
import type { ControlTable } from '../../shared/tables';
import type {
  Bell,
  ControlView,
  CouncilView,
  DayView,
  SeatMode,
  Step,
} from '../../../../wire/council';
import type { DeskView, ServerMessage } from '../../../../wire/hub';
import {
  alarmSettings,
  because,
  changes as figureChanges,
  controls,
  manyAlarms,
  manyQuestions,
  messages,
  openDeck,
  spotlight,
} from './cockpit';
import { clocked, streetControl } from './streets';

/**
 * A table without a server, to look at screens with: `/control/DELOS?fixture=ballot`, or
 * `?fixture&street=deploy-full&count=12` for a state of the streets. With `&state=`
 * paused, halted, lost, refused, waits or quiet it shows the state in question; `&bell=over` a round
 * at its end, `&show=counted`, `elected`, `long`, `unplanned`, `over` or `empty` what lies on the table,
 * `&desk=deck`, `stasis`, `spotlight`, `helper` or `busy` what lies on Control's desk.
 */
export function fixtureTable(code: string): ControlTable {
  const asked = new URLSearchParams(location.search);
  const step = (asked.get('fixture') ?? 'lobby') as Step;
  const state = asked.get('state');
  const street = asked.get('street') as StreetState | null;
  const many = Number(asked.get('count') ?? 8);
  const plain = street
    ? clocked(streetCouncil(street, many))
    : { ...council(step), ...altered(asked) };
  const all = modes(state === 'many' ? twelve(plain) : plain);
  const game = { ...all, because: because(), ...heldUp(asked, all) };
  const pauses = {
    paused: { owner: 'control', reason: 'Lunch' },
    halted: {
      owner: 'server',
      reason: 'The disk refuses to write. Nothing is lost; free some space.',
    },
  } as const;
  const pause = state === 'paused' || state === 'halted' ? pauses[state] : null;
  const view = street ? streetControl(game) : control(game, changes(state, game));
  const helps = state === 'helper' || asked.get('desk') === 'helper';
  const desks = helped(desk(), state);
  const own = {
    table: { ...desks, devices: [...desks.devices, ...controls()] },
    game: { ...view, ...beside(asked) },
    messages: state === 'quiet' ? [] : messages(),
  };
  if (asked.get('desk') === 'busy') busy(own, game);
  const hub = new FakeHub({
    audience: 'control',
    shared: shared(game, { pause }),
    own: asked.get('desk') === 'helper' ? helping(own) : own,
    now: NOW,
    running: pause === null && !street,
    helper: helps,
    past: (to) =>
      past(
        to,
        game,
        view,
        asked.get('desk') === 'busy'
          ? Object.values(own.table.history).flatMap((point) => point ?? [])
          : undefined,
      ),
  });
  const socket = (url: string) =>
    state === 'lost' && hub.sockets.length > 0 ? deaf() : hub.socket(url);
  const table = new Table<CouncilView, ControlView>({ code, screen: 'control', socket });
  if (state === 'lost') setTimeout(() => hub.end(1006), 400);
  if (state === 'returned') setTimeout(() => hub.send(returned(own)), 400);
  if (state === 'refused')
    setTimeout(() => table.say('That step is over already.', 'step_over'), 400);
  return table;
}

/** A long history, a dozen questions and several alarms. */
function busy(own: { table: DeskView; game: ControlView; messages: unknown }, game: CouncilView) {
  const points = Object.values(own.table.history).flatMap((point) => point ?? []);
  const many = Array.from({ length: 20 }, () => points).flat();
  const long = history(many.map(({ words, by, seat, device }) => [words, by, seat, device]));
  own.table.history = Object.fromEntries(long.map((point) => [point.entry, point]));
  own.game.alarms = [...own.game.alarms, ...manyAlarms()];
  own.messages = manyQuestions(game.factions.map(({ id }) => id));
}

/** Control's view once somebody has just gone back. */
function returned<Own extends { table: DeskView }>(own: Own): ServerMessage {
  const points = Object.entries(own.table.history);
  const back = Object.fromEntries(points.filter(([entry]) => Number(entry) <= 54));
  const view = { ...own, table: { ...own.table, history: back } };
  return { type: 'view', part: 'own', revision: 2, view };
}

/** One seat of each sort. */
function modes(game: CouncilView): CouncilView {
  const some: SeatMode[] = [
    { how: 'phone' },
    { how: 'phone' },
    { how: 'phone' },
    { how: 'absent', instead: { follow: 'tyrants' } },
    { how: 'paper' },
    { how: 'scripted' },
    { how: 'tablet' },
  ];
  const factions = game.factions.map((one, n) => ({ ...one, mode: some[n] ?? one.mode }));
  return { ...game, factions };
}

/** With this device as one that only helps. */
function helped(desk: DeskView, state: string | null): DeskView {
  const helper = state === 'helper';
  const devices = desk.devices.map((one) => (one.id === 'd1' ? { ...one, helper } : one));
  return { ...desk, devices };
}

/** What the address asks to be otherwise in the council. */
function altered(asked: URLSearchParams): Partial<CouncilView> {
  const bell = asked.get('bell') as Bell | null;
  const ringing = bell ? { day: day(3, bell) } : {};
  switch (asked.get('show')) {
    case 'counted':
      return { ...ringing, ballot: { ...motionBallot(), result: countedResult() } };
    case 'elected':
      return { ...ringing, election: election(true) };
    case 'long':
      return { assembly: sitting(5), ballot: motionBallot(5) };
    case 'unplanned':
      return { day: unplanned() };
    case 'over':
      return { day: { ...day(), rounds: day().rounds.map(ended), now: null, next: null } };
    case 'empty':
      return { agenda: [], agenda_count: 0, laws: [], reasons: {} };
    default:
      return ringing;
  }
}

const ended = (round: DayView['rounds'][number]) => ({ ...round, state: 'over' as const });

function beside(asked: URLSearchParams): Partial<ControlView> {
  const desk = asked.get('desk');
  const deck = { deck: { events: 0 }, stasis: 'stasis' as const };
  return {
    changes: figureChanges(),
    open_deck: desk === 'deck' || desk === 'stasis' ? openDeck(deck[desk]) : null,
    settings: settings(),
  };
}

/** The rulings, each once. */
function settings(): ControlView['settings'] {
  const rows = [...control(council('lobby')).settings, ...alarmSettings()];
  return rows.filter(({ key }, n) => rows.findIndex((one) => one.key === key) === n);
}

function heldUp(asked: URLSearchParams, game: CouncilView): Partial<CouncilView> {
  if (asked.get('desk') !== 'spotlight') return {};
  return { spotlight: spotlight(game), scene: 'spotlight', scene_held: true };
}

/** This device only helps. */
function helping<Own extends { table: DeskView }>(own: Own): Own {
  const devices = own.table.devices.map((device) => ({
    ...device,
    helper: device.id === 'd1' || (device.screen === 'control' && device.id !== 'd5'),
  }));
  return { ...own, table: { ...own.table, devices } };
}

/** A socket that never opens: the network is gone. */
function deaf(): Socket {
  const nothing = () => undefined;
  return {
    readyState: 0,
    onopen: null,
    onmessage: null,
    onclose: null,
    send: nothing,
    close: nothing,
  };
}

/** Twelve factions, three cards in every place. */
function twelve(game: CouncilView): CouncilView {
  const more = game.factions.slice(0, 4).map((one) => ({
    ...one,
    id: `${one.id}-2`,
    name: `Hellespontine ${one.name}`,
  }));
  const cards = game.decks.flatMap(({ up }) => up ?? []);
  const ids = more.map(({ id }) => id);
  return {
    ...game,
    act: 3,
    factions: [...game.factions, ...more],
    docket:
      game.docket.length === 0
        ? []
        : cards.map((card, n) => ({
            card,
            state: n === 1 ? 'called' : 'waiting',
            failed: n === 1 ? [] : [0],
          })),
    ballot: game.ballot && { ...game.ballot, voters: [...game.ballot.voters, ...ids] },
    awaiting: game.awaiting.map((one) => ({ ...one, what: 'to say what is put to the vote next' })),
  };
}

function changes(state: string | null, game: CouncilView): Partial<ControlView> {
  const first = game.awaiting[0];
  if (state === 'quiet') return { alarms: [], tasks: [] };
  if (state !== 'waits' || !first) return {};
  const name = game.factions.find(({ id }) => id === first.faction)?.name ?? '';
  return {
    next: {
      label: `The ${name} decide`,
      says: `Opens the way to decide in the place of the ${name}.`,
      command: null,
      waits_for: first.faction,
      ready: false,
    },
  };
}
