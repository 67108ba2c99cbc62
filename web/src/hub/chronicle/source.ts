import type { Audience } from '../../wire/hub';
import type { Told } from '../games';
import { named } from '../../ui/told.svelte';
import { say } from './texts';

/** What the page was filled with; null where it is to ask the server for a table's chronicle. */
export function filledIn(page: Document): Told | null {
  const text = page.getElementById('chronicle')?.textContent ?? 'null';
  return JSON.parse(text) as Told | null;
}

/** The table that `/chronicle#DELOS` names; `#table=DELOS` and `?table=DELOS` do as well. */
export function tableIn(address: { hash: string; search: string }): string | null {
  const hash = address.hash.replace(/^#/, '');
  const named =
    new URLSearchParams(hash).get('table') ?? new URLSearchParams(address.search).get('table');
  const code = named ?? hash;
  return /^[A-Za-z0-9-]{1,32}$/.test(code) ? code.toUpperCase() : null;
}

/** An edition as addresses name it: `public`, `control` or `seat:medes`. */
export type Edition = string;

export function editionOf(audience: Audience): Edition {
  return typeof audience === 'string' ? audience : `seat:${audience.seat}`;
}

/** An edition in words. */
export function editionName(edition: Edition, nameOf: (seat: string) => string): string {
  if (edition === 'public') return say('edition-public');
  if (edition === 'control') return say('edition-control');
  return say('edition-seat', { who: named(nameOf(edition.replace(/^seat:/, ''))) });
}

/** What this device may read: its keys open some editions, the public one is open to all. */
export type Keys = { control: string | null; seat: { id: string; token: string } | null };

/** The editions that these keys open. */
export function editionsFor(keys: Keys, seats: string[]): Edition[] {
  if (keys.control !== null) return ['public', 'control', ...seats.map((id) => `seat:${id}`)];
  return keys.seat ? ['public', `seat:${keys.seat.id}`] : ['public'];
}

/**
 * The edition that a device opens first: a phone its own. Control's laptop may be on the projector, so
 * that it comes with nothing hidden.
 */
export function firstEdition(keys: Keys): Edition {
  if (keys.control !== null) return 'public';
  return keys.seat ? `seat:${keys.seat.id}` : 'public';
}

/** The token that opens an edition; none for the public one. */
export function tokenFor(edition: Edition, keys: Keys): string | undefined {
  if (edition === 'public') return undefined;
  return keys.control ?? keys.seat?.token;
}
