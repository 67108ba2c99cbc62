import type { CardSize, PaperName } from './paper';

export type Kind =
  'events' | 'street' | 'seats' | 'cards' | 'briefs' | 'constitution' | 'archon' | 'control';
export const KINDS: { kind: Kind; name: string }[] = [
  { kind: 'events', name: 'Event cards' },
  { kind: 'street', name: 'Stasis cards' },
  { kind: 'seats', name: 'Name plates for the seats' },
  { kind: 'cards', name: 'Seat cards for the door' },
  { kind: 'briefs', name: 'Briefs of the factions' },
  { kind: 'constitution', name: 'The constitution' },
  { kind: 'archon', name: 'Guide for Archons, one page' },
  { kind: 'control', name: 'Guide for Control, one page' },
];

/** What is to be printed, and how. */
export class Choices {
  kinds = $state<Record<Kind, boolean>>({
    events: true,
    street: true,
    seats: true,
    briefs: true,
    constitution: true,
    // What the plates have already, and what a printer need not be asked for twice.
    cards: false,
    archon: true,
    control: true,
  });
  paper = $state<PaperName>(american() ? 'letter' : 'a4');
  saving = $state(false);
  backs = $state(true);
  /** Null lets the longest card decide. */
  size = $state<CardSize | null>(null);
}

/** The few countries that print on Letter. */
function american(): boolean {
  return /-(US|CA|MX|PH|CL|CO)$/.test(globalThis.navigator?.language ?? '');
}
