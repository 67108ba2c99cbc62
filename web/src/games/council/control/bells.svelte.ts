import { play } from '../../../hub/sound';
import type { CouncilView } from '../../../wire/council';
import { counted } from '../../../hub/seals/reveal';
import { reveals } from '../shared/reveals';
import { cuesOf } from './cues';
import type { CouncilDesk } from './desk.svelte';

/** How much of what was locked and shown is doubted: a gong for each more. */
function doubtsAt(desk: CouncilDesk): number {
  const broken = reveals(desk.council).flatMap((reveal) => counted(reveal).broken);
  return broken.length + (desk.keys.doubts?.length ?? 0);
}

/** Plays what is heard of each change; silent for the first view and after a reconnect's leap. */
export function soundFor(desk: CouncilDesk): void {
  let before: CouncilView | null = null;
  $effect(() => {
    const after = desk.council;
    if (before) cuesOf(before, after).forEach(play);
    before = after;
  });
  let doubted = 0;
  $effect(() => {
    const now = doubtsAt(desk);
    if (now > doubted) play('gong');
    doubted = now;
  });
}
