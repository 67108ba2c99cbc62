import { control, council, desk, FakeHub, nowIn, past, shared } from '../../dev/fixtures';
import { Table, type Socket } from '../../../../hub/table.svelte';
import type { ControlTable } from '../../shared/tables';
import type { ControlView, CouncilView } from '../../../../wire/council';
import type { DeskView, SpareState } from '../../../../wire/hub';
import { rich } from '../../dev/stage';
import { controls, messages } from './cockpit';

const PAUSES = {
  paused: { owner: 'control', reason: 'Lunch' },
  break: { owner: 'control', reason: 'Lunch', until: Date.now() + 1_463_000 },
  halted: {
    owner: 'server',
    reason: 'The disk refuses to write. Nothing is lost; free some space.',
  },
} as const;

/**
 * A table without a server, to look at screens with: `/control/DELOS?fixture=ballot` shows the situation
 * of that name. With `&state=` paused, halted, lost, refused, returned, helper or quiet it shows the
 * state in question; with `&spare=` a spare that is level, behind, gone and so on.
 */
export function fixtureTable(code: string): ControlTable {
  const asked = new URLSearchParams(location.search);
  const name = asked.get('fixture') || 'lobby';
  const state = asked.get('state');
  const pause =
    state === 'paused' || state === 'halted' || state === 'break' ? PAUSES[state] : null;
  const quiet: Partial<ControlView> = state === 'quiet' ? { alarms: [], tasks: [] } : {};
  const keys = desk();
  const own = {
    table: { ...keys, ...spare(asked.get('spare')), devices: [...keys.devices, ...controls()] },
    game: control(name, quiet),
    messages: state === 'quiet' ? [] : messages(),
  };
  const hub = new FakeHub({
    audience: 'control',
    shared: shared(asked.has('rich') ? rich(council(name)) : council(name), {
      pause,
      ...(asked.has('due')
        ? { breaks: [{ reason: 'Lunch', minutes: 45, from: 0 }] }
        : { elsewhere: 'http://192.168.1.6:8080' }),
    }),
    own,
    now: nowIn(name),
    running: pause === null,
    helper: state === 'helper',
    past: (to) => past(to),
  });
  const socket = (url: string) =>
    state === 'lost' && hub.sockets.length > 0 ? deaf() : hub.socket(url);
  const table = new Table<CouncilView, ControlView>({ code, screen: 'control', socket });
  const later = (what: () => void) => setTimeout(what, 400);
  if (state === 'lost') later(() => hub.end(1006));
  if (state === 'refused') later(() => table.say('That step is over already.', 'step_over'));
  if (state === 'returned') {
    const points = Object.entries(own.table.history).filter(([entry]) => Number(entry) <= 54);
    const view = { ...own, table: { ...own.table, history: Object.fromEntries(points) } };
    later(() => hub.send({ type: 'view', part: 'own', revision: 2, view }));
  }
  return table;
}

/** A spare that stands so, and what the server says of it. */
function spare(state: string | null): Partial<DeskView> {
  const sentences: Record<SpareState, string> = {
    missing: 'No spare has come yet.',
    copying: 'The spare is copying the evening.',
    level: 'The spare is up to date.',
    behind: 'The spare has been behind since 14:03.',
    gone: 'No spare since 14:03.',
  };
  if (state === null || !(state in sentences)) return {};
  const known = state as SpareState;
  const alone = ' What is accepted is kept on this machine alone.';
  const sentence = sentences[known] + (known === 'level' ? '' : alone);
  return {
    spare: { state: known, waits: true, sentence },
    ...(known === 'level' ? {} : { notices: [sentence] }),
  };
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
