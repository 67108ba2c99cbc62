import type { Phase } from '../../../wire/council';

/** The six phases of a cycle, in their order. */
export const CYCLE: Phase[] = ['prytanis', 'event', 'debate', 'support', 'vote', 'check'];

const NAMES: Record<Phase, string> = {
  lobby: 'Lobby',
  prytanis: 'Prytanis',
  event: 'Event',
  debate: 'Debate',
  support: 'Support',
  vote: 'Vote',
  check: 'Check',
  stasis: 'Stasis',
  assembly: 'Assembly',
  diplomacy: 'Diplomacy Round',
};

export function phaseName(phase: Phase): string {
  return NAMES[phase];
}
