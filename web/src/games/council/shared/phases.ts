import type { Phase } from '../../../wire/council';
import { say } from './texts';

/** The six phases of a cycle, in their order. */
export const CYCLE: Phase[] = ['prytanis', 'event', 'debate', 'support', 'vote', 'check'];

export function phaseName(phase: Phase): string {
  return say(`phase-${phase}`);
}
