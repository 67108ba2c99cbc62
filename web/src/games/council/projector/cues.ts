import type { CouncilView } from '../../../wire/council';
import { belled } from './bell';
import { elected, raceRevealed, vetoed, voteRevealed, type Cue } from './staging';

/** A sound that tells what happened. */
export type SoundCue = 'bell' | 'warning' | 'gong' | 'flip' | 'verdict' | 'drum' | 'march';

/** The part of a view that sounds are drawn from. */
export type Heard = Cue & Pick<CouncilView, 'phase' | 'act' | 'decks' | 'streets' | 'day'>;

/**
 * The sounds of a change, at most one of a kind; a drum stands in the bell's place. What sounds in the
 * midst of a scene, dice and verdicts, the scene plays itself.
 */
export function cues(before: Heard, after: Heard): SoundCue[] {
  const heard: SoundCue[] = [];
  const phase = before.phase !== after.phase || before.act !== after.act;
  if (phase) heard.push(after.phase === 'stasis' ? 'drum' : 'bell');
  const rung = belled(before.day, after.day);
  if (rung) heard.push(rung === 'warned' ? 'warning' : 'gong');
  if (turned(before, after)) heard.push('flip');
  if (vetoed(before, after)) heard.push('verdict');
  const deed = after.streets?.deed;
  if (deed && deed.number !== before.streets?.deed?.number) {
    heard.push(deed.card ? 'flip' : 'march');
  }
  if (lastActionsBegan(before, after)) heard.push('drum');
  return heard;
}

/** Whether something that lay face down is seen now. */
function turned(before: Heard, after: Heard): boolean {
  return [voteRevealed, raceRevealed, elected, cardsTurned].some((is) => is(before, after));
}

/** Whether the last actions of the deployment have just begun (S-13). */
function lastActionsBegan(before: Heard, after: Heard): boolean {
  const was = before.streets?.turn;
  const is = after.streets?.turn;
  return was?.last_actions === null && is !== null && is !== undefined && is.last_actions !== null;
}

/** Whether a deck shows another card than before. */
function cardsTurned(before: Pick<Heard, 'decks'>, after: Pick<Heard, 'decks'>): boolean {
  return after.decks.some((deck, i) => {
    const was = before.decks[i]?.up?.id;
    return deck.up !== null && deck.up.id !== was;
  });
}
