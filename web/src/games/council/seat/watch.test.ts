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

describe('an onlooker’s phone', { timeout: 30_000 }, () => {
  it('says what one may do there, and explains the words of the game', async () => {
    const { socket } = new FakeHub({
      audience: 'public',
      shared: shared(council('debate')),
      own: { table: null, messages: [], game: null },
      now: nowIn('debate'),
    });
    const props = { games, code: 'DELOS', socket, onleft: () => undefined };
    screen = mount(WatchScreen, { target: document.body, props });
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
