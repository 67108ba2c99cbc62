import type { Answer } from '../table.svelte';
import type { Action } from '../wire/council/Action';
import type { CouncilView } from '../wire/council/CouncilView';
import type { FactionView } from '../wire/council/FactionView';
import type { Group } from '../wire/council/Group';
import type { SeatView } from '../wire/council/SeatView';

/** What a step's middle needs of its table, a seat's or an onlooker's. */
export type TableOfScene = {
  readonly open: boolean;
  readonly running: boolean;
  play: (command: unknown, forSeat?: string | null) => Promise<Answer>;
  remaining: (endsAt: number) => number;
};

/** Everything that a step's middle shows; onlookers have no faction and no view of their own. */
export type Scene = {
  table: TableOfScene;
  game: CouncilView;
  me: FactionView | null;
  own: SeatView | null;
};

/** The legal actions of these groups, in the server's order. */
export function actionsIn(own: SeatView | null, ...groups: Group[]): Action[] {
  return own?.actions.filter((action) => groups.includes(action.group)) ?? [];
}

export function factionOf(game: CouncilView, id: string | null): FactionView | undefined {
  return game.factions.find((faction) => faction.id === id);
}

export function nameOf(game: CouncilView, id: string | null): string {
  return factionOf(game, id)?.name ?? '';
}
