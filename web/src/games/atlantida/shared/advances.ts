import type { Advance, Statue } from '../../../wire/atlantida';

/** What stands for an advance where there is room for an icon alone. */
export const ADVANCES: Record<Advance, { icon: string }> = {
  metalworking: { icon: 'anvil-impact' },
  engineering: { icon: 'lever' },
  navigation: { icon: 'compass' },
  cloth_making: { icon: 'rolled-cloth' },
  advanced_physics: { icon: 'orbital' },
  astronomy: { icon: 'astrolabe' },
  agriculture: { icon: 'grain' },
  medicine: { icon: 'caduceus' },
  strategy: { icon: 'chess-knight' },
  logistics: { icon: 'path-distance' },
  code_of_laws: { icon: 'scales' },
  cosmopolitanism: { icon: 'three-friends' },
  fanaticism: { icon: 'burning-passion' },
  taxation: { icon: 'receive-money' },
};

/** What stands for a statue: whom it shows. */
export const STATUES: Record<Statue, { icon: string }> = {
  aphrodite: { icon: 'sea-star' },
  ares: { icon: 'gladius' },
  artemis: { icon: 'high-shot' },
  athena: { icon: 'owl' },
  hephaestus: { icon: 'anvil' },
  hermes: { icon: 'wing-cloak' },
  dionysus: { icon: 'grapes' },
  hestia: { icon: 'campfire' },
  hera: { icon: 'crown' },
};
