import type { Command, FactionId, ShareOffer } from '../../../../wire/council';

/** To whom each die goes so far. */
export type Shares = (FactionId | null)[];

/** Gives a die; what that faction had before it goes back to the table, and so does a second gift. */
export function give(shares: Shares, die: number, to: FactionId): Shares {
  if (shares[die] === to) return shares.map((had, n) => (n === die ? null : had));
  return shares.map((had, n) => (n === die ? to : had === to ? null : had));
}

/** The die that is picked next: the first still on the table from this one on. */
export function nextDie(shares: Shares, from: number): number {
  const later = shares.findIndex((to, n) => n > from && to === null);
  const first = shares.indexOf(null);
  return later >= 0 ? later : first >= 0 ? first : from;
}

/** How many dice are still to be given. */
export function missing(shares: Shares, offer: ShareOffer): number {
  return Math.max(0, offer.needed - shares.filter((to) => to !== null).length);
}

export function sharing(step: number, offer: ShareOffer, shares: Shares): Command | null {
  const given = shares.filter((to) => to !== null);
  const legal = given.every((to) => offer.to.includes(to)) && new Set(given).size === given.length;
  return legal && given.length === offer.needed ? { do: 'share_dice', step, to: shares } : null;
}
