import { told } from '../../../ui/told.svelte';
import type { Advance, Aids } from '../../../wire/atlantida';

export const advanceName = (aids: Aids, advance: Advance): string =>
  told(aids.advances.find(({ id }) => id === advance)?.name ?? advance);
