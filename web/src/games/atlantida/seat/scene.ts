import type { Snippet } from 'svelte';

import type { Coin } from '../../../ui/FactionDisc.svelte';
import { told } from '../../../ui/told.svelte';
import type { Answer as Answered } from '../../../hub/table.svelte';
import type {
  AdvanceRow,
  BuildingRow,
  Card,
  CardRow,
  Command,
  Faction,
  FactionRow,
  HexId,
  HexView,
  Kind,
  Place,
  PlayerView,
  SeatView,
  Stock,
  StockView,
  TableView,
} from '../../../wire/atlantida';
import { peoples } from '../shared/factions';
import { placeName } from '../shared/names';
import type { Acts } from './acts.svelte';

/** What a screen needs of its table. */
export type TableOfScene = {
  readonly code: string;
  readonly open: boolean;
  readonly running: boolean;
  play: (command: unknown, forSeat?: string | null) => Promise<Answered>;
  remaining: (endsAt: number) => number;
};

/** Everything that a screen of this game shows; onlookers have no faction and no view of their own. */
export type Scene = {
  table: TableOfScene;
  game: TableView;
  faction: Faction | null;
  own: SeatView | null;
  acts: Acts;
  /** The seats of the table, whether anybody sits there. */
  seats: readonly { id: string; taken: boolean }[];
  /** What lies folded below the question. */
  below?: Snippet;
};

type Doing = Command['do'];
/** A command by its word. */
export type Of<Do extends Doing> = Extract<Command, { do: Do }>;

/** What may be done now of these words, in the server's order. */
export function offered<Do extends Doing>(own: SeatView | null, ...words: Do[]): Of<Do>[] {
  const all = own?.hand.offered.map(({ command }) => command) ?? [];
  return all.filter((command): command is Of<Do> => words.includes(command.do as Do));
}

const sites = (game: TableView) => new Map(game.board.hexes.map(({ id, site }) => [id, site]));

export function rowOf(game: TableView, faction: Faction): FactionRow | undefined {
  return game.aids.factions.find(({ id }) => id === faction);
}

/** A faction's name, as it is read here. */
export const nameOf = (game: TableView, faction: Faction): string =>
  told(rowOf(game, faction)?.name ?? faction);

/** A faction as its coin. */
export const coinOf = (game: TableView, faction: Faction): Coin =>
  peoples(game.aids.factions)[faction];

export function playerOf(game: TableView, faction: Faction | null): PlayerView | undefined {
  return game.players.find((player) => player.faction === faction);
}

/** The seat as its draft has it; as everybody sees it where it tries nothing out. */
export function mine({ game, faction, own }: Scene): PlayerView | undefined {
  return own?.draft?.player ?? playerOf(game, faction);
}

export function stockOf(player: PlayerView | undefined, stock: Stock): StockView {
  return player?.stocks.find((one) => one.stock === stock) ?? { stock, value: 0, because: [] };
}

export const hexOf = (game: TableView, id: HexId): HexView | undefined =>
  game.board.hexes.find((hex) => hex.id === id);

/** Whether a place is a hex. */
export const isHex = (place: Place): boolean => place !== 'home' && place !== 'theatre';

/** A place as it is read: "the city", "Mine B3". */
export const placeOf = (game: TableView, place: Place): string => placeName(sites(game), place);

export const buildingOf = (game: TableView, kind: Kind): BuildingRow | undefined =>
  game.aids.buildings.find(({ id }) => id === kind);

export const advanceOf = (game: TableView, id: string): AdvanceRow | undefined =>
  game.aids.advances.find((row) => row.id === id);

/** The card of this turn, if it has one that was not stopped. */
export function cardNow({ board }: TableView): Card | null {
  const slot = board.track[board.turn - 1];
  return slot && !slot.stopped ? slot.card : null;
}

export const cardOf = (game: TableView, card: Card | null): CardRow | undefined =>
  game.aids.events.find(({ id }) => id === card);

/** Which game is played: the advanced alone has statues. */
export const versionOf = ({ aids }: TableView): 'basic' | 'advanced' =>
  aids.statues.length > 0 ? 'advanced' : 'basic';

/** Whether the table waits for this seat. */
export const isAwaited = (game: TableView, faction: Faction | null): boolean =>
  game.asked.duties.some((duty) => duty.faction === faction);

/** What a list of portions takes along. */
export const sum = (all: { pops: number }[]): number =>
  all.reduce((most, { pops }) => most + pops, 0);
