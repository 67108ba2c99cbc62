import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** How far a table is known: not at all, which game it plays, or that this game is past its first step. */
export type Known = 'nothing' | 'game' | 'begun';

/** What is needed at once at an address, by the modules with which it begins; a game's are named within its folder. */
type Needs = {
  page: string;
  /** The hub's, where no table is known; and where one is asked for. */
  home: string[];
  hub: string[];
  game: string[];
  begun: string[];
};

const WEB = join(import.meta.dirname, '..');

/** What a seat shows after its first step, in a game that keeps it apart. */
const STEPS = ['seat/steps/council.ts', 'seat/SideActions.svelte'];

/**
 * The addresses that people open, by the first part of their path. By these the files of the pages are cut (chunks.ts),
 * and the hub is told what to name with each (ahead.ts).
 */
export const ADDRESSES = {
  '': {
    page: 'index.html',
    home: ['src/hub/seat/Landing.svelte'],
    hub: [],
    game: [],
    begun: [],
  },
  j: {
    page: 'index.html',
    home: [],
    hub: ['src/hub/seat/SeatScreen.svelte'],
    game: ['seat/screens.ts'],
    begun: STEPS,
  },
  watch: {
    page: 'index.html',
    home: [],
    hub: ['src/hub/seat/WatchScreen.svelte'],
    game: ['seat/screens.ts', 'seat/WatchPage.svelte'],
    begun: STEPS,
  },
  control: {
    page: 'control.html',
    home: ['src/hub/control/home/Home.svelte'],
    hub: [],
    game: ['control/screens.ts'],
    begun: [],
  },
  projector: {
    page: 'projector.html',
    home: [],
    hub: [],
    game: ['projector/screens.ts'],
    begun: [],
  },
} satisfies Record<string, Needs>;

/** The modules with which it begins there, at a table of which so much is known. */
export function beginsAt(address: Needs, known: Known, game: string): string[] {
  const hub = known === 'nothing' ? [...address.hub, ...address.home] : address.hub;
  const own = [
    ...(known === 'nothing' ? [] : address.game),
    ...(known === 'begun' ? address.begun : []),
  ];
  const paths = own.map((path) => `src/games/${game}/${path}`);
  return [address.page, ...hub, ...paths.filter((path) => existsSync(join(WEB, path)))];
}
