import type { Kind } from '../../../hub/print/choices.svelte';
import { say } from './texts';

const KINDS: Omit<Kind, 'name'>[] = [
  { id: 'events', usual: true, sized: true },
  { id: 'street', usual: true },
  { id: 'seats', usual: true, coded: true },
  // What the plates have already, and what a printer need not be asked for twice.
  { id: 'cards', usual: false, coded: true },
  { id: 'briefs', usual: true },
  { id: 'constitution', usual: true },
  { id: 'archon', usual: true },
  { id: 'control', usual: true },
];

/** What of the council can be printed. */
export const kinds = (): Kind[] => KINDS.map((kind) => ({ ...kind, name: say(`kind-${kind.id}`) }));
