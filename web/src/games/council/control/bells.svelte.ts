import { play } from '../../../hub/sound';
import type { CouncilView } from '../../../wire/council';
import { cuesOf } from './cues';
import type { Desk } from './desk.svelte';

/** Plays what is heard of each change; silent for the first view and after a reconnect's leap. */
export function soundFor(desk: Desk): void {
  let before: CouncilView | null = null;
  $effect(() => {
    const after = desk.council;
    if (before) cuesOf(before, after).forEach(play);
    before = after;
  });
}
