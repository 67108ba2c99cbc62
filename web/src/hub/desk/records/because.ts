import type { BecauseView } from '../../views';

/** The rows, the one that was asked for first. */
export function rowsFor(because: BecauseView[], of: string | null): BecauseView[] {
  return [...because].sort((a, b) => Number(b.of === of) - Number(a.of === of));
}
