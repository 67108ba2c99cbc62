import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import {
  control,
  council,
  desk,
  FakeHub,
  nowIn,
  seat,
  shared,
} from '../games/council/dev/fixtures';
import { screens as cockpit } from '../games/council/control/screens';
import { screens as wall } from '../games/council/projector/screens';
import { screens as phone } from '../games/council/seat/screens';
import { language, LANGUAGES, speak, type Language } from '../ui/language.svelte';
import ChronicleApp from './chronicle/App.svelte';
import ControlApp from './control/App.svelte';
import DrawsApp from './draws/App.svelte';
import { controlKeys, operatorKey, seatKeys } from './keyring';
import PrintApp from './print/App.svelte';
import ProjectorApp from './projector/App.svelte';
import SeatApp from './seat/App.svelte';
import { chooseTongue } from './tongue';

const ALL = Object.keys(LANGUAGES) as Language[];
const STEP = 'debate';
const MANY = 20;

type Page = {
  at: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each page has properties of its own
  App: Component<any>;
  props: object;
  as: 'control' | 'seat' | 'public';
  /** How many sockets it needs, and how many questions of HTTP's that are no texts. */
  sockets: number;
  asks: number;
  keys?: () => void;
};

const only = <Screens>(screens: Screens) => ({ council: () => Promise.resolve({ screens }) });
const seated = () => seatKeys.keep('DELOS', { token: 't', seat: 'medes' });
const PAGES: Record<string, Page> = {
  projector: {
    at: '/projector/DELOS',
    App: ProjectorApp,
    props: { games: only(wall) },
    as: 'public',
    sockets: 1,
    asks: 0,
  },
  'the projector of Control’s device': {
    at: '/projector/DELOS',
    App: ProjectorApp,
    props: { games: only(wall) },
    as: 'public',
    sockets: 1,
    asks: 0,
    keys: () => operatorKey.keep('key'),
  },
  Control: {
    at: '/control/DELOS',
    App: ControlApp,
    props: { games: only(cockpit) },
    as: 'control',
    sockets: 1,
    asks: 0,
    keys: () => controlKeys.keep('DELOS', { token: 't' }),
  },
  'Control by a link': {
    at: '/control/DELOS#ticket=abc',
    App: ControlApp,
    props: { games: only(cockpit) },
    as: 'control',
    sockets: 1,
    asks: 1,
  },
  seat: {
    at: '/j/DELOS',
    App: SeatApp,
    props: { games: only(phone) },
    as: 'seat',
    sockets: 1,
    asks: 0,
    keys: seated,
  },
  onlooker: {
    at: '/watch/DELOS',
    App: SeatApp,
    props: { games: only(phone) },
    as: 'public',
    sockets: 1,
    asks: 0,
  },
  tablet: {
    at: '/tablet/DELOS',
    App: SeatApp,
    props: { games: only(phone) },
    as: 'public',
    sockets: 1,
    asks: 0,
  },
  sheets: {
    at: '/print#table=DELOS',
    App: PrintApp,
    props: { games: {}, filled: null },
    as: 'control',
    sockets: 1,
    asks: 1,
    keys: () => operatorKey.keep('key'),
  },
  chronicle: {
    at: '/chronicle#DELOS',
    App: ChronicleApp,
    props: { games: {}, filled: null },
    as: 'public',
    sockets: 0,
    asks: 1,
  },
  draws: {
    at: '/draws#DELOS',
    App: DrawsApp,
    props: { code: 'DELOS' },
    as: 'public',
    sockets: 0,
    asks: 1,
  },
};

let hub: FakeHub;
let opened = 0;
let asked: string[];
let screen: Record<string, unknown> | undefined;

/** What a table of this language shows, to each that may look. */
function laid(page: Page, speaks: string | undefined): FakeHub {
  const own = {
    control: { table: desk(), messages: [], game: control(STEP) },
    seat: { table: null, messages: [], game: seat(STEP, 'medes') },
    public: { table: null, messages: [], game: null },
  }[page.as];
  return new FakeHub({
    audience: page.as === 'seat' ? { seat: 'medes' } : page.as,
    shared: shared(council(STEP), speaks === undefined ? {} : { language: speaks }),
    own,
    now: nowIn(STEP),
  });
}

/** Everything that is under way has come. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) {
    await new Promise((done) => setTimeout(done, 5));
    flushSync();
  }
}

function reads(browser: Language): void {
  Object.defineProperty(navigator, 'languages', { value: [browser], configurable: true });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '';
  [opened, asked] = [0, []];
  vi.stubGlobal('WebSocket', function (url: string) {
    opened += 1;
    // A page that comes back for ever ends its test all the same.
    return opened < MANY ? hub.socket(url) : { readyState: 0, close: () => undefined };
  });
  vi.stubGlobal('fetch', (url: string) => {
    if (url.includes('/texts/') || url.includes('/emblems/'))
      return Promise.resolve(Response.json({}));
    asked.push(url);
    return Promise.resolve(
      Response.json({ token: 't', sheets: {}, game: 'none', seeds: [], draws: [] }),
    );
  });
  const still = class {
    observe = () => undefined;
    disconnect = () => undefined;
  };
  vi.stubGlobal('ResizeObserver', still);
});
afterEach(async () => {
  if (screen) await unmount(screen);
  screen = undefined;
  await settled();
  reads('en');
  localStorage.clear();
  await speak('en');
  vi.unstubAllGlobals();
});

async function come(page: Page, browser: Language, table: Language | undefined): Promise<void> {
  reads(browser);
  await speak(browser);
  history.replaceState(null, '', page.at);
  page.keys?.();
  hub = laid(page, table);
  screen = mount(page.App, { target: document.body, props: page.props });
  // Parts that come later may take their time on a busy machine.
  await vi.waitFor(() => expect(opened + asked.length).toBeGreaterThan(0), { timeout: 20_000 });
  await settled();
}

const counted = () => [opened, asked.length];

describe.each(Object.entries(PAGES))('%s', { timeout: 30_000 }, (_, page) => {
  const pairs = ALL.flatMap((browser) => ALL.map((table) => [browser, table] as const));
  it.each(page.sockets === 0 ? [] : pairs)(
    'in %s opens what it needs once at a table that speaks %s',
    async (browser, table) => {
      await come(page, browser, table);
      // Sheets leave the table as soon as they have the seats' codes.
      const speaks = page.App === PrintApp ? browser : table;
      await vi.waitFor(() => expect(language()).toBe(speaks), { timeout: 20_000 });
      await settled();
      expect(counted()).toEqual([page.sockets, page.asks]);
    },
  );

  it('opens nothing anew when Control or the device changes the language', async () => {
    await come(page, 'en', undefined);
    for (const [at, speaks] of ['de', 'el', 'en'].entries()) {
      const view = laid(page, speaks).scene.shared;
      hub.send({ type: 'view', part: 'shared', revision: 10 + at, view });
      await settled();
    }
    for (const one of ALL) await chooseTongue(one).then(settled);
    expect(counted()).toEqual([page.sockets, page.asks]);
  });
});
