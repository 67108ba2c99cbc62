import type { Site } from '../../../wire/atlantida';

/** How a land looks: the custom properties of its ground and of what is drawn on it, and its mark. */
export type Land = { kind: string; icon: string; temple: boolean };

/** A land has its colours in dusk.css: `--land-{kind}` and `--mark-{kind}`. */
export const LANDS: Record<Site, Land> = {
  poseidon: { kind: 'temple', icon: 'trident', temple: true },
  hades: { kind: 'temple', icon: 'hades-symbol', temple: true },
  persephone: { kind: 'temple', icon: 'rose', temple: true },
  aeolus: { kind: 'temple', icon: 'wind-slap', temple: true },
  hecate: { kind: 'temple', icon: 'three-keys', temple: true },
  demeter: { kind: 'temple', icon: 'sickle', temple: true },
  gaia: { kind: 'temple', icon: 'sprout', temple: true },
  europa: { kind: 'temple', icon: 'bull-horns', temple: true },
  zeus: { kind: 'temple', icon: 'lightning-trio', temple: true },
  prairie: { kind: 'prairie', icon: 'wheat', temple: false },
  stone_pits: { kind: 'stone', icon: 'stone-block', temple: false },
  city_ruins: { kind: 'ruins', icon: 'ancient-ruins', temple: false },
  mine: { kind: 'mine', icon: 'gold-mine', temple: false },
  forest: { kind: 'forest', icon: 'pine-tree', temple: false },
};

/** A temple on a square of 100: a gable on four columns. */
export const TEMPLE =
  'M50 8L96 34V42H4V34ZM12 46H24V82H12ZM34 46H45V82H34ZM55 46H66V82H55ZM76 46H88V82H76ZM4 86H96V96H4Z';
