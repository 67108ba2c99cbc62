import { named, told } from '../../../ui/told.svelte';
import type { Aids, Card, Faction, Kind, Place, Site, Statue, Step } from '../../../wire/atlantida';
import { say } from './texts';

/** What a site is called where there is little room: a temple by its god. */
export const siteShort = (site: Site): string => say(SITES[site]);

const SITES: Record<Site, string> = {
  poseidon: 'atl-at-poseidon',
  hades: 'atl-at-hades',
  persephone: 'atl-at-persephone',
  aeolus: 'atl-at-aeolus',
  hecate: 'atl-at-hecate',
  demeter: 'atl-at-demeter',
  gaia: 'atl-at-gaia',
  europa: 'atl-at-europa',
  zeus: 'atl-at-zeus',
  prairie: 'atl-at-prairie',
  stone_pits: 'atl-at-stone-pits',
  city_ruins: 'atl-at-city-ruins',
  mine: 'atl-at-mine',
  forest: 'atl-at-forest',
};

/** A row's name, in the device's language; its id where the scenario has none. */
const nameIn = <Id extends string>(rows: readonly { id: Id; name: string }[], id: Id): string =>
  told(rows.find((row) => row.id === id)?.name ?? id);

export const siteName = (aids: Aids, site: Site): string => nameIn(aids.sites, site);
export const buildingName = (aids: Aids, kind: Kind, statue: Statue | null = null): string =>
  statue ? nameIn(aids.statues, statue) : nameIn(aids.buildings, kind);
export const cardName = (aids: Aids, card: Card): string => nameIn(aids.events, card);
export const factionName = (aids: Aids, faction: Faction): string => nameIn(aids.factions, faction);

/** The name of a people with its cases, for a message. */
export const who = (aids: Aids, faction: Faction) =>
  named(aids.factions.find((row) => row.id === faction)?.name ?? faction);

/** A place as it is called in a sentence: "Mine A3". */
export function placeName(sites: ReadonlyMap<Place, Site | null>, place: Place): string {
  if (place === 'home') return say('atl-home');
  if (place === 'theatre') return say('atl-theatre');
  const site = sites.get(place);
  return site ? say('atl-place', { site: siteShort(site), hex: place }) : place;
}

/** The steps of the improvement phase, in their order (T-1). */
export const STEPS: readonly Step[] = [
  'hunting',
  'production',
  'development',
  'craft',
  'building',
  'feeding',
  'reaction',
  'shipping',
];

export const stepName = (step: Step): string => say(STEP_NAMES[step]);

const STEP_NAMES: Record<Step, string> = {
  hunting: 'atl-step-hunting',
  production: 'atl-step-production',
  development: 'atl-step-development',
  craft: 'atl-step-craft',
  building: 'atl-step-building',
  feeding: 'atl-step-feeding',
  reaction: 'atl-step-reaction',
  shipping: 'atl-step-shipping',
};
