import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { council, FakeHub, nowIn, seat, shared, word } from '../../../games/council/dev/fixtures';
import { seatKeys } from '../../keyring';
import { screens } from '../../../games/council/seat/screens';
import SeatScreen from '../SeatScreen.svelte';

const games = { council: () => Promise.resolve({ screens }) };
const game = council('ballot');
let hub: FakeHub;
let screen: Record<string, unknown>;

async function show() {
  hub = new FakeHub({
    audience: { seat: 'democrats' },
    shared: shared(game),
    own: {
      table: null,
      messages: [word(1, 'The Oracle will see you.', 'democrats'), word(2, 'Lunch.', null)],
      game: seat('ballot', 'democrats'),
    },
    now: nowIn('ballot'),
  });
  const props = {
    games,
    code: 'DELOS',
    token: 't',
    socket: hub.socket,
    onleft: () => undefined,
  };
  screen = mount(SeatScreen, { target: document.body, props });
  await vi.waitFor(() => expect(id('ask')).not.toBeNull());
  // What comes behind it has come too.
  await vi.waitFor(() => expect(id('word-sheet') && id('vote-yes')).not.toBeNull(), PATIENCE);
}

/** Parts that come later may take their time on a busy machine. */
const PATIENCE = { timeout: 5_000 };

const id = (testid: string) => document.querySelector<HTMLElement>(`[data-testid="${testid}"]`);
const heard = () => hub.heard.filter((one) => JSON.stringify(one).includes('"heard"')).length;

function touch(testid: string) {
  id(testid)?.click();
  flushSync();
}

describe('a word of Control on a phone', () => {
  beforeEach(() => {
    localStorage.clear();
    document.body.innerHTML = '';
  });
  afterEach(() => void unmount(screen));

  it('lies in the top bar, and what is asked stays as it is', async () => {
    await show();
    expect(id('word')?.textContent).toContain('The Oracle will see you.');
    expect(id('word')?.textContent).toContain('1 more');
    expect(id('word')?.closest('header')).not.toBeNull();
    expect(id('word-text')).toBeNull();
    expect(id('vote-yes')).not.toBeNull();
  });
  it('is read by its own button alone, one by one', async () => {
    await show();
    touch('word');
    expect(id('word-text')?.textContent).toBe('The Oracle will see you.');
    touch('word-read');
    expect(heard()).toBe(0);
    await new Promise((done) => setTimeout(done, 650));
    touch('word-read');
    expect(heard()).toBe(1);
    expect(id('word-text')?.textContent).toBe('Lunch.');
    touch('close');
    expect(id('word-text')).toBeNull();
    expect(id('word')?.textContent).toContain('Lunch.');
  });
});

describe('a phone at a table of a game that it does not know', () => {
  afterEach(() => void unmount(screen));

  it('says so in a sentence', async () => {
    const greeted = new FakeHub({
      audience: { seat: 'democrats' },
      shared: shared(game),
      own: { table: null, messages: [], game: seat('ballot', 'democrats') },
      now: nowIn('ballot'),
    });
    const props = {
      games: {},
      code: 'DELOS',
      token: 't',
      socket: greeted.socket,
      onleft: () => undefined,
    };
    screen = mount(SeatScreen, { target: document.body, props });
    await vi.waitFor(() => expect(id('no-screens')?.textContent).toContain('“council”'));
  });
});

describe('the menu of a phone', () => {
  beforeEach(() => {
    localStorage.clear();
    document.body.innerHTML = '';
  });
  afterEach(() => void unmount(screen));

  it('leads to the chronicle, with its own story where the device is nobody else’s', async () => {
    seatKeys.keep('DELOS', { token: 't', seat: 'democrats' });
    await show();
    touch('menu');
    await vi.waitFor(() => expect(id('menu-chronicle')).not.toBeNull(), PATIENCE);
    expect(id('menu-chronicle')?.getAttribute('href')).toBe('/chronicle#DELOS');
    expect(id('menu-chronicle')?.textContent).toContain('only your faction');
    touch('close');
    seatKeys.forget('DELOS');
    touch('menu');
    expect(id('menu-chronicle')?.textContent).toContain('What the room saw');
  });
});
