import type { Component } from 'svelte';

import type { Chronicle, Frame, SeatId } from '../wire/hub';
import type { Pattern } from '../ui/PatternFill.svelte';
import type { Part } from '../ui/part.svelte';
import type { SeatLink } from './print/source';
import type { Reveal } from './seals/reveal';
import type { Sealer } from './seals/sealer.svelte';
import type { Letter } from './seat/words/mail.svelte';
import type { Own, Shared, Table } from './table.svelte';
import { say } from './texts';
import { textsAreThere } from '../ui/language.svelte';

/**
 * What the hub's pages ask of a game: screens that they give a table to. The hub hands a game's views on
 * and never reads them, which is why it takes them for `never`.
 */
export type AnyTable = Table<never, never>;

/** The games of a page by their names, as `welcome.game` says them; each is loaded when it is needed. */
export type Games<Screens> = Record<string, () => Promise<{ screens: Screens }>>;

export type SeatProps<Game, OwnGame> = {
  table: Table<Game, OwnGame>;
  shared: Shared<Game>;
  own: Own<OwnGame>;
  /** What Control wrote and nobody at this device has read. */
  letters: Letter[];
  /** Seals what is locked here, and checks it when it is shown. */
  sealer: Sealer;
  onmenu: () => void;
  onletter: () => void;
  /** Opens the question to Control. */
  onask: () => void;
};

export type WatchProps<Game> = {
  table: Table<Game, null>;
  shared: Shared<Game>;
  onmenu: () => void;
};

/** What a tablet that several seats share shows of the game while it is covered. */
export type Covered = {
  headline: string;
  /** What things are called otherwise at this table. */
  names?: Record<string, string>;
  /** What Control announces to the room; left out by a game in which nobody does. */
  announcement?: string | null;
  /** Changes when what was asked is over. */
  moment: number;
  /** What the table awaits of a seat: "to vote". */
  awaited: Record<SeatId, string>;
  patterns: Record<SeatId, Pattern>;
};

/** The screens of a seat's device and of onlookers. */
export type SeatScreens<Game = never, OwnGame = never> = {
  /** Shows the table's notice too, where it has room for it. */
  Seat: Component<SeatProps<Game, OwnGame>>;
  /** What onlookers see; a seat need not load it. */
  watch: Part<Component<WatchProps<Game>>>;
  covered: (game: Game) => Covered;
  /** The secret choices that are shown now; none in a game without any. */
  reveals?: (game: Game) => Reveal[];
};

/** Control's desk at a table whose view has come. */
export type ControlScreens<Game = never, OwnGame = never> = {
  Room: Component<{ table: Table<Game, OwnGame>; onhome: () => void }>;
};

/** What the room sees of a table whose view has come. */
export type ProjectorScreens<Game = never> = {
  Projection: Component<{ table: Table<Game, null> }>;
};

/** The sheets of a scenario or of a table; then with the links of its seats. */
export type PrintScreens<Sheets = never> = {
  Sheets: Component<{ sheets: Sheets; links?: SeatLink[] }>;
};

/** A chronicle, its story as the game tells it. */
export type Told<Story = never> = Omit<Chronicle, 'story'> & { story: Story };

export type ChronicleScreens<Story = never> = {
  /** `seen` fetches what was seen step by step, where that was left out. */
  Book: Component<{ told: Told<Story>; seen?: () => Promise<Frame[]> }>;
  /** Whether its book shows what was seen step by step. */
  showsFrames: boolean;
  /** The seats that have editions of their own. */
  seats: (story: Story) => { id: SeatId; name: string }[];
};

/** Why a page has no screens for a game, in a sentence. */
export class NoScreens extends Error {}

/** The screens of a game; fails with `NoScreens`. */
export async function screensOf<Screens>(games: Games<Screens>, game: string): Promise<Screens> {
  const load = new Map(Object.entries(games)).get(game);
  if (!load) {
    throw new NoScreens(say('game-unknown', { game }));
  }
  try {
    const { screens } = await load();
    await textsAreThere();
    return screens;
  } catch {
    throw new NoScreens(say('screens-missing'));
  }
}
