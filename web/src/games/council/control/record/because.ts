import type { BecauseView, Decision } from '../../../../wire/council';

/** What was decided, as a heading. */
export const DECISIONS: Record<Decision, string> = {
  prytanis: 'Who presides',
  race: 'The race',
  vote: 'The vote',
  check: 'The check',
  battle: 'The battle',
  stasis: 'The stasis',
};

/** The rows, the one that was asked for first. */
export function rowsFor(because: BecauseView[], of: Decision | null): BecauseView[] {
  return [...because].sort((a, b) => Number(b.of === of) - Number(a.of === of));
}
