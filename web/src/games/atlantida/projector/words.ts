import { listed } from '../../../ui/format';
import { told } from '../../../ui/told.svelte';
import type { Faction } from '../../../wire/atlantida';
import type { Peoples } from '../shared/factions';

/** "Atlas, Mestor and Azaes". */
export const factionNames = (all: readonly Faction[], peoples: Peoples): string =>
  listed(all.map((one) => told(peoples[one].name)));
