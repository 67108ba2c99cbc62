import { currentRound } from '../../../hub/day/rounds';
import type { Cue } from '../../../hub/sound';
import type { CouncilView } from '../../../wire/council';

type Heard = Pick<CouncilView, 'phase' | 'act' | 'day'> & {
  ballot: { number: number; result: unknown } | null;
  race: unknown;
};

/** The sounds of a change: a drum for stasis, a bell for a phase and near the end of a round; pebbles for a reveal. */
export function cuesOf(before: Heard, after: Heard): Cue[] {
  const cues: Cue[] = [];
  if (before.phase !== after.phase || before.act !== after.act) {
    cues.push(after.phase === 'stasis' ? 'drum' : 'bell');
  }
  const [rang, rings] = [currentRound(before.day), currentRound(after.day)];
  if (rings && rings.id === rang?.id && rings.bell !== rang.bell && rings.bell !== 'quiet') {
    cues.push('bell');
  }
  const known = before.ballot?.number === after.ballot?.number && Boolean(before.ballot?.result);
  if ((after.ballot?.result && !known) || (after.race && !before.race)) cues.push('flip');
  return cues;
}
