import type { CouncilView } from '../wire/council/CouncilView';
import type { Verdict } from '../wire/council/Verdict';
import type { Scene } from '../wire/council/Scene';

/** What stands on the stage: a scene of the server's, or one of the holding screens of a step. */
export type Staging = Scene | 'lobby' | 'diplomacy' | 'streets' | 'check';

/** The part of the view that decides what is staged. */
export type Cue = Pick<
  CouncilView,
  'scene' | 'scene_held' | 'step' | 'cycle' | 'ballot' | 'race' | 'check' | 'outcome' | 'city'
>;

/** How long a reveal stays on the stage although the council has gone on, in milliseconds. */
export const LINGER = { vote: 8000, race: 7000, decided: 5000 } as const;

/**
 * The staging of a view. A scene that Control holds is shown as it is; else a step that has a scene
 * of its own goes on to it once its reveal has been seen (`lingering`): from the race to the council
 * with its strengths, from the vote to what follows.
 */
export function staged(view: Cue): Staging {
  if (view.scene_held) return view.scene;
  switch (view.step) {
    case 'lobby':
      return view.scene === 'join' ? 'lobby' : view.scene;
    case 'diplomacy':
      return 'diplomacy';
    case 'check':
      return view.check ? 'check' : view.scene;
    case 'strengths':
      return view.scene === 'race' ? 'council' : view.scene;
    case 'outcome':
      return view.outcome && view.scene === 'vote' ? 'outcome' : view.scene;
    default:
      // Where the scenario has no city, the streets are left to the imagination.
      return view.city === null && STREETS.includes(view.scene) ? 'streets' : view.scene;
  }
}

/** The scenes that need the city. */
const STREETS: Scene[] = ['city', 'battle', 'spoils', 'score', 'amendment'];

/**
 * How long the staging of `before` must stay, so that the room sees the reveal that came with
 * `after`; 0 when nothing holds it.
 */
export function lingering(before: Cue, after: Cue): number {
  const shown = staged(before);
  if (staged(after) === shown || after.scene_held) return 0;
  if (shown === 'vote' && voteRevealed(before, after)) return LINGER.vote;
  if (shown === 'race' && raceRevealed(before, after)) return LINGER.race;
  if (shown === 'vote' && decided(before.ballot?.result?.verdict, after)) return LINGER.decided;
  if (shown === 'race' && before.step === 'race_tied') return LINGER.decided;
  return 0;
}

/** Whether the vote that stood open has been revealed. */
export function voteRevealed(before: Cue, after: Cue): boolean {
  return (
    before.ballot !== null &&
    before.ballot.result === null &&
    after.ballot?.number === before.ballot.number &&
    after.ballot.result !== null
  );
}

/** Whether the race has been run. */
export function raceRevealed(before: Cue, after: Cue): boolean {
  return before.race === null && after.race !== null && before.cycle === after.cycle;
}

function decided(was: Verdict | undefined, after: Cue): boolean {
  return was === 'tied' && after.ballot?.result?.verdict !== 'tied';
}
