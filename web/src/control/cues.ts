import type { Cue } from '../ui/sound';
import type { CouncilView } from '../wire/council/CouncilView';

type Heard = Pick<CouncilView, 'phase' | 'act'> & {
  ballot: { number: number; result: unknown } | null;
  race: unknown;
};

/** The sounds of a change: a drum for stasis, else a bell for a phase; pebbles for a reveal. */
export function cuesOf(before: Heard, after: Heard): Cue[] {
  const cues: Cue[] = [];
  if (before.phase !== after.phase || before.act !== after.act) {
    cues.push(after.phase === 'stasis' ? 'drum' : 'bell');
  }
  const known = before.ballot?.number === after.ballot?.number && Boolean(before.ballot?.result);
  if ((after.ballot?.result && !known) || (after.race && !before.race)) cues.push('flip');
  return cues;
}
