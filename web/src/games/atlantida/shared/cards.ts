import type { Card } from '../../../wire/atlantida';

/** What stands for an event on the track and on its card. */
export const CARDS: Record<Card, { icon: string }> = {
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
