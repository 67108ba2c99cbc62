import type { CouncilView } from '../wire/council/CouncilView';
import { raceRevealed, voteRevealed, type Cue } from './staging';

/** A sound that tells what happened. */
export type SoundCue = 'bell' | 'flip' | 'drum';

/** The part of a view that sounds are drawn from. */
export type Heard = Cue & Pick<CouncilView, 'phase' | 'act' | 'decks'>;

/** The sounds of a change, at most one of a kind; a drum stands in the bell's place. */
export function cues(before: Heard, after: Heard): SoundCue[] {
  const heard: SoundCue[] = [];
  const phase = before.phase !== after.phase || before.act !== after.act;
  if (phase) heard.push(after.phase === 'stasis' ? 'drum' : 'bell');
  if (voteRevealed(before, after) || raceRevealed(before, after) || cardsTurned(before, after)) {
    heard.push('flip');
  }
  return heard;
}

/** Whether a deck shows another card than before. */
export function cardsTurned(before: Pick<Heard, 'decks'>, after: Pick<Heard, 'decks'>): boolean {
  return after.decks.some((deck, i) => {
    const was = before.decks[i]?.up?.id;
    return deck.up !== null && deck.up.id !== was;
  });
}
