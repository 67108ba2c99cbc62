import type { Clocked } from '../../../hub/ticking.svelte';
import type { CouncilView, FactionId, FactionView } from '../../../wire/council';
import type { TableView } from '../../../wire/hub';

/** What every scene is given. */
export interface SceneProps {
  game: CouncilView;
  table: TableView;
  clock: Clocked;
  /** Whether the scene came on while the room watched; a page just loaded shows only how it stands. */
  live: boolean;
  /** The council before what is held on the stage happened, where something is. */
  past?: CouncilView | null;
}

/** A faction of the view by its id. */
export function faction(game: CouncilView, id: FactionId | null): FactionView | undefined {
  return game.factions.find((one) => one.id === id);
}

/** Factions of the view by their ids, those unknown left out. */
export function factions(game: CouncilView, ids: FactionId[]): FactionView[] {
  return ids.flatMap((id) => faction(game, id) ?? []);
}

/** The clock of the speech under way, for the list of speakers. */
export function speechOf(
  game: CouncilView,
  clock: Clocked,
): { clock: Clocked; since: number; seconds: number } | null {
  if (game.speaking_since === null) return null;
  return { clock, since: game.speaking_since, seconds: game.speaker_seconds };
}
