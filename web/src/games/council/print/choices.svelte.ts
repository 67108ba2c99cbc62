import type { CardSize, PaperName } from './paper';

export type Kind =
  'events' | 'street' | 'seats' | 'cards' | 'briefs' | 'constitution' | 'archon' | 'control';
export const KINDS: Kind[] = [
  'events',
  'street',
  'seats',
  'cards',
  'briefs',
  'constitution',
  'archon',
  'control',
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
