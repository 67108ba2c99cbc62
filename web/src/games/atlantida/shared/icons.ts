import type { Kind, Stock } from '../../../wire/atlantida';

/** What stands before a stock's number. */
export const STOCKS: Record<Stock, { icon: string }> = {
  stone: { icon: 'stone-pile' },
  gold: { icon: 'two-coins' },
  wood: { icon: 'log' },
  knowledge: { icon: 'scroll-unfurled' },
  arms: { icon: 'gladius' },
};

/** What stands before the other figures of a people. */
export const FIGURES = {
  food: { icon: 'sliced-bread' },
  people: { icon: 'meeple' },
  leader: { icon: 'meeple-king' },
  fleet: { icon: 'trireme' },
  saved: { icon: 'boat-horizon' },
  hades: { icon: 'hades-symbol' },
} as const;

/** A building's icon, and the custom property of its colour in dusk.css: `--kind-{tint}`. */
export const KINDS: Record<Kind, { icon: string; tint: string }> = {
  housing: { icon: 'house', tint: 'roof' },
  agora: { icon: 'shop', tint: 'gold' },
  shipyard: { icon: 'anchor', tint: 'sea' },
  academy: { icon: 'open-book', tint: 'marble' },
  forge: { icon: 'anvil', tint: 'fire' },
  farm: { icon: 'plow', tint: 'field' },
  quarry: { icon: 'stone-crafting', tint: 'stone' },
  garden: { icon: 'fruit-tree', tint: 'garden' },
  bastion: { icon: 'stone-tower', tint: 'stone' },
  aqueduct: { icon: 'aqueduct', tint: 'sea' },
  statue: { icon: 'stone-bust', tint: 'marble' },
};

export const DEBRIS = { icon: 'broken-wall' };
