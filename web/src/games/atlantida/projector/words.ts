import { listed } from '../../../ui/format';
import { told } from '../../../ui/told.svelte';
import type { Faction, Place, TableView } from '../../../wire/atlantida';
import type { Peoples } from '../shared/factions';
import { factionName, placeName } from '../shared/names';
import { groupsAt } from '../shared/spots';
import { sitesOf } from './asked';
import { say } from './texts';

/** "Atlas, Mestor and Azaes". */
export const factionNames = (all: readonly Faction[], peoples: Peoples): string =>
  listed(all.map((one) => told(peoples[one].name)));

/** A place with all that is in it, in words: for whoever does not see the map. */
export function described(game: TableView, place: Place): string {
  const hex = game.board.hexes.find((one) => one.id === place);
  const name = placeName(sitesOf(game), place);
  if (hex?.sunk) return say('atl-gone', { place: name });
  const creature = hex && hex.creature !== null && say('atl-creature', { strength: hex.creature });
  const people = groupsAt(place, game.players).map(({ faction, holds, pops, leaders }) =>
    say(holds ? 'atl-here-holds' : 'atl-here', {
      who: factionName(game.aids, faction),
      pops,
      leaders,
    }),
  );
  return [name, creature, ...people].filter((part) => part).join('. ');
}
