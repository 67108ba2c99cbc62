import { counted } from '../seals/reveal';
import { play } from '../sound';
import type { Desk } from './desk.svelte';
import type { PlayView } from '../views';

/** How much of what was locked and shown is doubted: a gong for each more. */
function doubtsAt(desk: Desk): number {
  const broken = desk.reveals().flatMap((reveal) => counted(reveal).broken);
  return broken.length + (desk.keys.doubts?.length ?? 0);
}

/** Plays what is heard of each change; silent for the first view and after a reconnect's leap. */
export function soundFor(desk: Desk): void {
  let before: PlayView | null = null;
  $effect(() => {
    const after = desk.game;
    if (before) desk.cues(before, after).forEach(play);
    before = after;
  });
  let doubted = 0;
  $effect(() => {
    const now = doubtsAt(desk);
    if (now > doubted) play('gong');
    doubted = now;
  });
}
