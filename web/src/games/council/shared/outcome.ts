import { same } from '../../../ui/told.svelte';
import type { OutcomeView } from '../../../wire/council';

/** Whether its text is told as a change below it anyway: a resolution is all that it does. */
export const restated = ({ text, changes }: OutcomeView): boolean =>
  changes.some(({ says }) => same(says, text));
