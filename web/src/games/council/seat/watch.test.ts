import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import WatchScreen from '../../../hub/seat/WatchScreen.svelte';
import { council, FakeHub, nowIn, shared } from '../dev/fixtures';
import { screens } from './screens';

const games = { council: () => Promise.resolve({ screens }) };
let screen: Record<string, unknown>;
const id = (testid: string) => document.querySelector<HTMLElement>(`[data-testid="${testid}"]`);

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
});
afterEach(() => void unmount(screen));

function watch(step: string, change: (seen: ReturnType<typeof shared>) => void = () => undefined) {
  const seen = shared(council(step));
  change(seen);
  const own = { table: null, messages: [], game: null };
  const { socket } = new FakeHub({ audience: 'public', shared: seen, own, now: nowIn(step) });
  const props = { games, code: 'DELOS', socket, onleft: () => undefined };
  screen = mount(WatchScreen, { target: document.body, props });
}

describe('an onlooker’s phone', { timeout: 30_000 }, () => {
  it('shows before the game which seats somebody may still take', async () => {
    watch('lobby', ({ table, game }) => {
      for (const seat of table.seats) seat.taken = !['medes', 'tyrants'].includes(seat.id);
      for (const one of game.factions) if (one.id === 'tyrants') one.mode = { how: 'scripted' };
    });
    await vi.waitFor(() => expect(document.querySelectorAll('li small')).toHaveLength(1));
    expect(document.querySelector('li small')?.closest('li')?.textContent).toContain('Medes');
  });
  it('says what one may do there, and explains the words of the game', async () => {
    watch('debate');
    await vi.waitFor(() => expect(id('help')).not.toBeNull(), { timeout: 20_000 });
    id('help')?.click();
    flushSync();
    await vi.waitFor(() => expect(id('looks-on')).not.toBeNull(), { timeout: 20_000 });
    expect(id('looks-on')?.textContent).toContain('Nothing is asked of you');
    expect(id('what-now')?.textContent).not.toContain('You may now');
    id('what-now')?.querySelector<HTMLElement>('[data-testid^="term-"]')?.click();
    flushSync();
    expect(id('glossary')).not.toBeNull();
  });
});
