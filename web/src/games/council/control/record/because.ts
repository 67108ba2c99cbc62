import type { BecauseView, Decision } from '../../../../wire/council';
import { say } from '../back/texts';

/** What was decided, as a heading. */
export const decisionName = (decision: Decision): string => say(`decision-${decision}`);

/** The rows, the one that was asked for first. */
export function rowsFor(because: BecauseView[], of: Decision | null): BecauseView[] {
  return [...because].sort((a, b) => Number(b.of === of) - Number(a.of === of));
}
