import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { council, FakeHub, nowIn, seat, shared } from '../../games/council/dev/fixtures';
import { screens } from '../../games/council/seat/screens';
import { CLOSE } from '../close';
import { seatKeys } from '../keyring';
import SeatScreen from './SeatScreen.svelte';

const CODE = 'DELOS';
const games = { council: () => Promise.resolve({ screens }) };
const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);

let page: Record<string, unknown>;
let hub: FakeHub;
const went: string[] = [];

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  went.length = 0;
  vi.spyOn(location, 'assign').mockImplementation((to) => void went.push(String(to)));
  seatKeys.keep(CODE, { token: 'a token', seat: 'medes' });
  hub = new FakeHub({
    audience: { seat: 'medes' },
    shared: shared(council('ballot')),
    own: { table: null, messages: [], game: seat('ballot', 'medes') },
    now: nowIn('ballot'),
  });
  page = mount(SeatScreen, {
    target: document.body,
    props: { games, code: CODE, token: 'a token', socket: hub.socket, onleft: () => undefined },
  });
  await vi.advanceTimersByTimeAsync(50);
  flushSync();
});
afterEach(() => {
  void unmount(page);
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function told(code: number): Promise<void> {
  hub.send({ type: 'goodbye', code, sentence: 'What the server says.' });
  hub.end(code);
  await vi.advanceTimersByTimeAsync(100);
  flushSync();
}
const kept = () => seatKeys.at(CODE)?.token ?? null;

it.each([...Object.values(CLOSE), 1000, 1001, 1006, 1011, 4099])(
  'keeps its seat when it is closed with %i',
  async (code) => {
    await told(code);
    expect(kept()).toBe('a token');
    expect(went).toEqual([]);
  },
);

it('of an absent table says so, and forgets the seat when somebody says so', async () => {
  await told(CLOSE.noTable);
  expect(find('ended')?.textContent).toContain('What the server says.');
  find('way-on')?.click();
  expect(kept()).toBe('a token');
  find('other-code')?.click();
  expect(kept()).toBe('a token');
  find('forget-seat')?.click();
  expect(kept()).toBeNull();
  expect(went).toEqual([location.pathname, '/', '/']);
});

it.each([CLOSE.unauthorized, CLOSE.kicked])(
  'sent away with %i it lets go of its seat as another one is chosen, and not before',
  async (code) => {
    await told(code);
    find('again')?.click();
    expect(kept()).toBe('a token');
    find('way-on')?.click();
    expect(kept()).toBeNull();
    expect(went).toEqual([location.pathname, `/j/${CODE}`]);
  },
);
