import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { council, FakeHub, nowIn, shared } from '../../games/council/dev/fixtures';
import { CLOSE } from '../close';
import type { AnyTable } from '../games';
import { Table } from '../table.svelte';
import App from './App.svelte';
import { standStill } from './motion';

/** What the game shows is nothing here. */
const Projection = () => ({});
const games = { council: () => Promise.resolve({ screens: { Projection } }) };
const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);

let page: Record<string, unknown>;
let table: AnyTable;
let hub: FakeHub;

async function wall(room: object) {
  hub = new FakeHub({
    audience: 'public',
    shared: shared(council('ballot'), room),
    own: null,
    now: nowIn('ballot'),
  });
  table = new Table({ code: 'DELOS', screen: 'projector', socket: hub.socket });
  table.connect();
  page = mount(App, { target: document.body, props: { games, rehearsed: table } });
  await vi.advanceTimersByTimeAsync(50);
  flushSync();
}
/** The table is archived: whoever comes again is told so. */
async function putAway() {
  hub.hear = () => hub.end(CLOSE.archived);
  hub.end(1006);
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.waitFor(() => expect(find('farewell')).not.toBeNull());
}

beforeEach(() => {
  standStill();
  vi.useFakeTimers();
});
afterEach(() => {
  void unmount(page);
  table.leave();
  document.body.innerHTML = '';
  vi.useRealTimers();
});

it('says of a closed table that is archived that it is kept and who has the chronicle', async () => {
  await wall({ over: true });
  expect(find('farewell')).toBeNull();
  await putAway();
  expect(find('farewell')?.textContent).toContain('The evening has ended');
  expect(find('farewell-kept')?.textContent).toContain('ask Control');
  expect(find('farewell-chronicle'), 'the address leads nowhere now').toBeNull();
  expect(find('connection'), 'nothing is awaited').toBeNull();
});

it('says of one that is put away in the middle of the day only that, until it is taken back', async () => {
  await wall({});
  await putAway();
  expect(find('farewell')?.textContent).toContain('This table is put away');
  expect(find('farewell')?.textContent).not.toContain('has ended');
  hub.hear = FakeHub.prototype.hear;
  await vi.advanceTimersByTimeAsync(5_000);
  flushSync();
  expect(find('farewell')).toBeNull();
});

it('says of one that is deleted afterwards that there is none', async () => {
  await wall({ over: true });
  await putAway();
  hub.hear = () => hub.end(CLOSE.noTable);
  await vi.advanceTimersByTimeAsync(5_000);
  flushSync();
  expect(find('farewell')).toBeNull();
  expect(find('said')?.textContent).toContain('no table with this code');
});
