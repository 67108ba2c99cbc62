import { control, council, desk, FakeHub, nowIn, past, shared } from '../../dev/fixtures';
import { Table, type Socket } from '../../../../hub/table.svelte';
import type { ControlTable } from '../../shared/tables';
import type { ControlView, CouncilView } from '../../../../wire/council';
import { controls, messages } from './cockpit';

const PAUSES = {
  paused: { owner: 'control', reason: 'Lunch' },
  halted: {
    owner: 'server',
    reason: 'The disk refuses to write. Nothing is lost; free some space.',
  },
} as const;

/**
 * A table without a server, to look at screens with: `/control/DELOS?fixture=ballot` shows the situation
 * of that name. With `&state=` paused, halted, lost, refused, returned, helper or quiet it shows the
 * state in question.
 */
export function fixtureTable(code: string): ControlTable {
  const asked = new URLSearchParams(location.search);
  const name = asked.get('fixture') || 'lobby';
  const state = asked.get('state');
  const pause = state === 'paused' || state === 'halted' ? PAUSES[state] : null;
  const quiet: Partial<ControlView> = state === 'quiet' ? { alarms: [], tasks: [] } : {};
  const keys = desk();
  const own = {
    table: { ...keys, devices: [...keys.devices, ...controls()] },
    game: control(name, quiet),
    messages: state === 'quiet' ? [] : messages(),
  };
  const hub = new FakeHub({
    audience: 'control',
    shared: shared(council(name), { pause }),
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
