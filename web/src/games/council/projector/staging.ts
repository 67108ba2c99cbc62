import type { CouncilView, Scene, Verdict } from '../../../wire/council';

/** What stands on the stage: a scene of the server's, or one of the holding screens of a step. */
export type Staging = Scene | 'lobby' | 'streets' | 'check' | 'carved' | 'happened';

/** The part of the view that decides what is staged. */
export type Cue = Pick<
  CouncilView,
  | 'act'
  | 'scene'
  | 'scene_held'
  | 'step'
  | 'cycle'
  | 'ballot'
  | 'race'
  | 'check'
  | 'outcome'
  | 'city'
  | 'election'
  | 'agenda'
  | 'docket'
  | 'assembly'
  | 'spotlight'
>;

/** How long a reveal stays on the stage although the council has gone on, in milliseconds. */
export const LINGER = {
  vote: 8000,
  race: 7000,
  election: 8000,
  decided: 5000,
  vetoed: 7000,
  carved: 7000,
  happened: 6500,
  act: 12000,
} as const;

/** How long the words of a reveal wait for what they tell, in milliseconds. */
export const TELL = { vote: 3600, race: 1200, election: 2600 } as const;

/**
 * The staging of a view. A scene that Control holds is shown as it is; else a step that has a scene
 * of its own goes on to it once its reveal has been seen (`lingering`): from the race to the council
 * with its strengths, from the vote to what follows; between two motions from the vote to the agenda.
 * A motion that is adopted stays with its vote until Control has confirmed it; only then is it carved.
 */
export function staged(view: Cue): Staging {
  if (view.scene === 'spotlight') return view.spotlight ? 'spotlight' : 'council';
  if (view.scene_held) return view.scene;
  switch (view.step) {
    case 'lobby':
      return view.scene === 'join' ? 'lobby' : view.scene;
    case 'check':
      return view.check ? 'check' : view.scene;
    case 'strengths':
      return view.scene === 'race' ? 'council' : view.scene;
    case 'outcome':
      return view.outcome && view.scene === 'vote' ? 'outcome' : view.scene;
    case 'motion_outcome':
      return view.outcome && view.scene === 'vote' ? follows(view) : view.scene;
    case 'assembly':
      return view.scene === 'vote' ? 'agenda' : view.scene;
    default:
      // Where the scenario has no city, the streets are left to the imagination.
      return view.city === null && STREETS.includes(view.scene) ? 'streets' : view.scene;
  }
}

/** What follows a motion that has passed: what a deed will do is told; a text waits with its vote. */
function follows(view: Cue): Staging {
  const motion = view.agenda.find(({ id }) => id === view.ballot?.motion);
  return motion && motion.kind !== 'deed' ? 'vote' : 'outcome';
}

/** Whether Control has just confirmed a motion whose text is now in force. */
export function adopted(before: Cue, after: Cue): boolean {
  if (before.step !== 'motion_outcome' || after.step === 'motion_outcome') return false;
  const id = before.ballot?.motion;
  const motion = after.agenda.find((one) => one.id === id);
  return motion?.state === 'adopted' && motion.kind !== 'deed';
}

/** The scenes that need the city. */
const STREETS: Scene[] = ['city', 'battle', 'spoils', 'score', 'amendment'];

/**
 * How long the staging of `before` must stay, so that the room sees the reveal that came with
 * `after`; 0 when nothing holds it.
 */
export function lingering(before: Cue, after: Cue): number {
  const shown = lingers(before, after);
  if (staged(after) === shown || commanded(after)) return 0;
  if (actOver(before, after)) return LINGER.act;
  if (adopted(before, after)) return LINGER.carved;
  if (happened(before, after)) return LINGER.happened;
  if (vetoed(before, after)) return LINGER.vetoed;
  if (shown === 'vote' && voteRevealed(before, after)) return LINGER.vote;
  if (shown === 'race' && raceRevealed(before, after)) return LINGER.race;
  if (shown === 'election' && elected(before, after)) return LINGER.election;
  if (shown === 'vote' && decided(before.ballot?.result?.verdict, after)) return LINGER.decided;
  if (shown === 'race' && before.step === 'race_tied') return LINGER.decided;
  return 0;
}

/**
 * What stays on the stage for `lingering`: what stood there; for an Act that is over how it went; for a veto the vote once more; for a
 * text that is in force now the stone into which it is cut; else how what was decided happens.
 */
export function lingers(before: Cue, after: Cue): Staging {
  if (actOver(before, after)) return 'standings';
  if (vetoed(before, after)) return 'vote';
  if (adopted(before, after)) return 'carved';
  return happened(before, after) ? 'happened' : staged(before);
}

/** Whether an Act has ended while the Archons sit: at its end in their absence it was told already. */
export function actOver(before: Cue, after: Cue): boolean {
  return after.act > before.act && before.step !== 'lobby' && before.step !== 'diplomacy';
}

/** Whether Control has just let something happen that can be seen. */
export function happened(before: Cue, after: Cue): boolean {
  const { outcome } = before;
  if (!outcome || after.outcome || before.step === after.step) return false;
  const seen = outcome.changes.some((change) => !change.struck);
  return seen && !vetoed(before, after) && settled(before, after);
}

/** Whether what was decided stands: its vote may have been voided, or skipped. */
function settled(before: Cue, after: Cue): boolean {
  if (before.step === 'motion_outcome') {
    const motion = after.agenda.find(({ id }) => id === before.ballot?.motion);
    return motion?.state === 'adopted';
  }
  const event = after.docket.find(({ card }) => card.id === before.outcome?.card);
  return !event || event.state === 'passed' || event.state === 'defaulted';
}

/** Whether Control itself says what is shown. */
export function commanded(view: Pick<Cue, 'scene' | 'scene_held'>): boolean {
  return view.scene_held || view.scene === 'spotlight';
}

/**
 * How long the words of a reveal wait, in milliseconds, until the room has seen what they say: the
 * pebbles turned, the horses run, the sherds counted; 0 when nothing was revealed.
 */
export function telling(before: Cue, after: Cue): number {
  if (voteRevealed(before, after)) return TELL.vote;
  if (raceRevealed(before, after)) return TELL.race;
  return elected(before, after) ? TELL.election : 0;
}

/** Whether what had passed has been vetoed. */
export function vetoed(before: Cue, after: Cue): boolean {
  const was = before.ballot?.result;
  const is = after.ballot?.result;
  const same = before.ballot?.number === after.ballot?.number;
  return same && !!was && !was.vetoed_by && !!is?.vetoed_by;
}

/** Whether the election that stood open has been revealed. */
export function elected(before: Cue, after: Cue): boolean {
  return before.election?.result === null && !!after.election?.result;
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
