import { named, told } from '../../../ui/told.svelte';
import { actsOf, SECTIONS, type Act } from '../../../hub/desk/act';
import { saidOf } from '../../../hub/desk/anew';
import { canPlay } from './playing';
import { say } from './texts';
import { PARTS } from './words';
import { lastMove, undoSays } from './streets/moves';
import type { CouncilDesk } from './desk.svelte';
import type { CouncilView, FactionId, Step } from '../../../wire/council';
import { CloseTable, TakeBack } from '../../../hub/desk/dialogs';
import { Acting, Correct, CorrectScore, EnterBattle, EnterCity } from './dialogs';

/** The seat whose turn it is, or which shares out dice: where Control may play in its place. */
export function seatToPlay(desk: CouncilDesk): FactionId | null {
  const able = desk.control.seats.find(({ street }) => street && canPlay(street));
  return able?.faction ?? null;
}

/** What Control may do in the streets besides what the rules offer as actions. */
export function streetActs(desk: CouncilDesk): Act[] {
  if (!desk.council.streets) return desk.council.city ? [colossus(desk)] : [];
  return [
    ...undo(desk),
    ...onTheMap(desk),
    ...turn(desk),
    ...dice(desk),
    act(
      'correct:units',
      say('correct-units'),
      say('correct-units-says'),
      () => desk.show(Correct, { what: 'units' }),
      { key: 'u' },
    ),
    act('correct:hero', say('correct-hero'), say('correct-hero-says'), () =>
      desk.show(Correct, { what: 'hero' }),
    ),
    colossus(desk),
    ...desk.council.factions.map(({ id, name }) =>
      actsOf(SECTIONS.seats, 'game')(
        `correct:${id}`,
        say('seat-units', { who: named(name) }),
        say('seat-units-says'),
        () => desk.show(Correct, { what: 'units', faction: id }),
      ),
    ),
  ];
}

const act = actsOf(PARTS.council, 'game');

/** Takes back a wrong move, with what followed from it: the dialog of every going back asks first. */
function undo(desk: CouncilDesk): Act[] {
  const { street } = desk.control;
  const move = street && lastMove(desk.history, street.began_at);
  if (!move) return [];
  return [
    actsOf(SECTIONS.now, 'table')(
      'undo-move',
      say('undo-move'),
      undoSays(desk.history, move),
      () => desk.show(TakeBack, { to: move.before, title: say('undo-move-title') }),
      { danger: true, full: true },
    ),
  ];
}

/** What was fought on the real map, and only its result is entered. */
function onTheMap(desk: CouncilDesk): Act[] {
  const battle = act('enter:battle', say('enter-battle'), say('enter-battle-says'), () =>
    desk.show(EnterBattle),
  );
  const city = act('enter:city', say('enter-city'), say('enter-city-says'), () =>
    desk.show(EnterCity),
  );
  const score = act('correct:score', say('correct-score'), say('correct-score-says'), () =>
    desk.show(CorrectScore),
  );
  return [
    ...(desk.mayEnter('enter_battle') ? [battle] : []),
    ...(desk.mayEnter('enter_city') ? [city] : []),
    ...(desk.mayEnter('correct_score') ? [score] : []),
  ];
}

function colossus(desk: CouncilDesk): Act {
  return act('correct:colossus', say('correct-colossus'), say('correct-colossus-says'), () =>
    desk.show(Correct, { what: 'colossus' }),
  );
}

function turn(desk: CouncilDesk): Act[] {
  const seat = seatToPlay(desk);
  if (seat === null) return [];
  const share = desk.seat(seat)?.street?.share;
  const who = named(desk.name(seat));
  return [
    act(
      'turn',
      say(share ? 'turn-share' : 'turn-play', { who }),
      say(share ? 'turn-share-says' : 'turn-play-says'),
      () => desk.show(Acting, { seat }),
      { key: 'h' },
    ),
  ];
}

function dice(desk: CouncilDesk): Act[] {
  const waiting = desk.council.streets?.dice;
  if (!waiting) return [];
  const hint = say('dice-by-hand-says', { what: told(waiting.what) });
  return [act('dice', say('dice-by-hand'), hint, focusDice, { key: 'e' })];
}

/** Gives the keyboard to the first die that is still to be entered. */
export function focusDice(): void {
  focusSoon('[data-die]:placeholder-shown');
}

/** A dialog that is about to close would take the keyboard with it. */
function focusSoon(where: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(where)?.focus());
}

/** The stages of a stasis, as the phase row names them. */
export const STAGES: ArrayLike<string> = Object.assign(
  saidOf(['0', '1', '2', '3', '4', '5', '6'], (n) => say(`stage-${n}`)),
  { length: 7 },
);

/** The stage of a step of a stasis, by its place in STAGES. */
const STAGE: Partial<Record<Step, number>> = {
  stasis_cards: 0,
  muster: 1,
  deploy: 2,
  hand_dice: 2,
  battles: 3,
  tyche: 3,
  battle_dice: 3,
  battle: 3,
  spoils: 4,
  share: 4,
  score: 5,
  score_tied: 5,
  amend: 6,
  amended: 6,
};

export function stageOf({ step, streets }: Pick<CouncilView, 'step' | 'streets'>): number {
  // Megaprojects are rolled for before there are turns.
  return step === 'hand_dice' && !streets?.turn ? 1 : (STAGE[step] ?? -1);
}

/**
 * Opens the way to decide what the table waits for, and to close it where nothing is planned any more. Dice and
 * articles lie in the middle already; all else is a dialog.
 */
export function decide(desk: CouncilDesk, seat: FactionId | null): void {
  const { step, streets, day } = desk.council;
  if (seat === null && day.closing === 'day') desk.show(CloseTable);
  else if (seat === null && streets?.dice) focusDice();
  else if (step === 'amend') focusSoon('[data-testid^="article-"]');
  else desk.show(Acting, { seat });
}
