import type { Advance, Card, Kind, Site, Statue, Stock } from '../../../../wire/atlantida';

type Icons<Of extends string> = Record<Of, { icon: string }>;

/* Each is written out: the build puts at hand what it reads here. */

export const STOCKS: Icons<Stock> = {
  stone: { icon: 'stone-pile' },
  gold: { icon: 'two-coins' },
  wood: { icon: 'log' },
  knowledge: { icon: 'scroll-unfurled' },
  arms: { icon: 'gladius' },
};

export const KINDS: Icons<Kind> = {
  housing: { icon: 'house' },
  agora: { icon: 'shop' },
  shipyard: { icon: 'anchor' },
  academy: { icon: 'open-book' },
  forge: { icon: 'anvil' },
  farm: { icon: 'plow' },
  quarry: { icon: 'stone-crafting' },
  garden: { icon: 'fruit-tree' },
  bastion: { icon: 'stone-tower' },
  aqueduct: { icon: 'aqueduct' },
  statue: { icon: 'stone-bust' },
};

export const SITES: Icons<Site> = {
  poseidon: { icon: 'trident' },
  hades: { icon: 'hades-symbol' },
  persephone: { icon: 'rose' },
  aeolus: { icon: 'wind-slap' },
  hecate: { icon: 'three-keys' },
  demeter: { icon: 'sickle' },
  gaia: { icon: 'sprout' },
  europa: { icon: 'bull-horns' },
  prairie: { icon: 'wheat' },
  stone_pits: { icon: 'stone-block' },
  city_ruins: { icon: 'ancient-ruins' },
  mine: { icon: 'gold-mine' },
  forest: { icon: 'pine-tree' },
  zeus: { icon: 'lightning-trio' },
};

export const CARDS: Icons<Card> = {
  tribute: { icon: 'swap-bag' },
  drought: { icon: 'sun' },
  iconoclasm: { icon: 'broken-pottery' },
  epidemic: { icon: 'plague-doctor-profile' },
  raid: { icon: 'barbarian' },
  lost_fleet: { icon: 'ship-wreck' },
  beasts: { icon: 'minotaur' },
  earthquake: { icon: 'earth-crack' },
  flood: { icon: 'flood' },
  collapse: { icon: 'sinking-ship' },
};

export const STATUES: Icons<Statue> = {
  aphrodite: { icon: 'rose' },
  ares: { icon: 'gladius' },
  artemis: { icon: 'high-shot' },
  athena: { icon: 'owl' },
  hephaestus: { icon: 'anvil' },
  hermes: { icon: 'wingfoot' },
  dionysus: { icon: 'grapes' },
  hestia: { icon: 'campfire' },
  hera: { icon: 'crown' },
};

export const ADVANCES: Icons<Advance> = {
  metalworking: { icon: 'anvil' },
  engineering: { icon: 'stone-crafting' },
  navigation: { icon: 'compass' },
  cloth_making: { icon: 'sewing-string' },
  advanced_physics: { icon: 'gears' },
  astronomy: { icon: 'star-formation' },
  agriculture: { icon: 'plow' },
  medicine: { icon: 'caduceus' },
  strategy: { icon: 'crossed-swords' },
  logistics: { icon: 'walking-boot' },
  code_of_laws: { icon: 'scales' },
  cosmopolitanism: { icon: 'globe' },
  fanaticism: { icon: 'burning-eye' },
  taxation: { icon: 'two-coins' },
};
