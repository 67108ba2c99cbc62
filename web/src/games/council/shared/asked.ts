import type { Text } from '../../../ui/told.svelte';
import type { Ask, CouncilView } from '../../../wire/council';

/** The sentence of what is asked; where it has none of its own, what is going on says it. */
export function asked(game: Pick<CouncilView, 'headline'>, ask: Pick<Ask, 'sentence'>): Text {
  return ask.sentence ?? game.headline;
}
