import type { Advance, Statue } from '../../../../wire/atlantida';

type Icons<Of extends string> = Record<Of, { icon: string }>;

/* Each is written out: the build puts at hand what it reads here. */

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
