import type { Act } from './act';
import { mayEnterBattle, mayEnterCity } from './streets/by-hand';
import { lastMove, undoSays } from './streets/moves';
import type { Correction, Desk } from './desk.svelte';
import type { Action } from '../../../wire/council/Action';
import type { CouncilView } from '../../../wire/council/CouncilView';
import type { FactionId } from '../../../wire/council/FactionId';
import type { Group } from '../../../wire/council/Group';
import type { Step } from '../../../wire/council/Step';

/** Control's actions that are asked about first, in the words of what they will do. */
const ASKED: Group[] = ['stasis', 'skip_to_score', 'name_winner'];

export function asksFirst({ group, command }: Action): boolean {
  return ASKED.includes(group) || command.do === 'end_deployment';
}

/** The seat whose turn it is, or which shares out dice: where Control may play in its place. */
export function seatToPlay(desk: Desk): FactionId | null {
  const able = desk.control.seats.find(({ street }) => street && canPlay(street));
  return able?.faction ?? null;
}

type Street = NonNullable<Desk['control']['seats'][number]['street']>;

/** Whether there is something to place, to play or to share out. */
export function canPlay(street: Street): boolean {
  return Boolean(street.place ?? street.share) || street.hand.some(({ play }) => play !== null);
}

/** What Control may do in the streets besides what the rules offer as actions. */
export function streetActs(desk: Desk): Act[] {
  if (!desk.council.streets) return desk.council.city ? [colossus(desk)] : [];
  const correct = (correction: Correction, name: string, hint: string, key?: string): Act => ({
    id: `correct:${correction.what}`,
    name,
    hint,
    section: 'Council',
    needs: 'game',
    ...(key === undefined ? {} : { key }),
    run: () => desk.show({ is: 'correct', ...correction }),
  });
  return [
    ...undo(desk),
    ...onTheMap(desk),
    ...turn(desk),
    ...dice(desk),
    correct(
      { what: 'units' },
      'Correct units…',
      'How many units of a faction stand at a place or in its reserve; Heroes; the Colossus.',
      'u',
    ),
    correct({ what: 'hero' }, 'Correct a Hero…', 'At a place, in reserve, in safety or dead.'),
    colossus(desk),
    ...desk.council.factions.map(({ id, name }): Act => ({
      id: `correct:${id}`,
      name: `${name}: correct units…`,
      hint: 'How many stand at a place or in the reserve.',
      section: 'Seats',
      needs: 'game',
      run: () => desk.show({ is: 'correct', what: 'units', faction: id }),
    })),
  ];
}

/** Takes back a wrong move, with what followed from it: the dialog of every going back asks first. */
function undo(desk: Desk): Act[] {
  const { street } = desk.control;
  const move = street && lastMove(desk.history, street.began_at);
  if (!move) return [];
  return [
    {
      id: 'undo-move',
      name: 'Undo the move…',
      hint: undoSays(desk.history, move),
      section: 'Now',
      danger: true,
      needs: 'table',
      full: true,
      run: () => desk.show({ is: 'take-back', to: move.before, title: 'Undo the move' }),
    },
  ];
}

/** What was fought on the real map, and only its result is entered. */
function onTheMap(desk: Desk): Act[] {
  const { step } = desk.council;
  const battle: Act = {
    id: 'enter:battle',
    name: 'Fought on the real map…',
    hint: 'Who holds the place, and who threw 13; no dice are asked for.',
    section: 'Council',
    needs: 'game',
    run: () => desk.show({ is: 'enter', what: 'battle' }),
  };
  const city: Act = {
    id: 'enter:city',
    name: 'Enter the whole city…',
    hint: 'Who holds each place on the real map; play goes on with the spoils.',
    section: 'Council',
    needs: 'game',
    run: () => desk.show({ is: 'enter', what: 'city' }),
  };
  return [...(mayEnterBattle(step) ? [battle] : []), ...(mayEnterCity(step) ? [city] : [])];
}

function colossus(desk: Desk): Act {
  return {
    id: 'correct:colossus',
    name: 'Move the Colossus…',
    hint: 'To any place, or away from the city.',
    section: 'Council',
    needs: 'game',
    run: () => desk.show({ is: 'correct', what: 'colossus' }),
  };
}

function turn(desk: Desk): Act[] {
  const seat = seatToPlay(desk);
  if (seat === null) return [];
  const share = desk.seat(seat)?.street?.share;
  return [
    {
      id: 'turn',
      name: share ? `Share for the ${desk.name(seat)}…` : `Play for the ${desk.name(seat)}…`,
      hint: share
        ? 'Give the dice to factions in their place.'
        : 'Place units or play a card in their place.',
      section: 'Council',
      key: 'h',
      needs: 'game',
      run: () => desk.show({ is: 'acting', seat }),
    },
  ];
}

function dice(desk: Desk): Act[] {
  const waiting = desk.council.streets?.dice;
  if (!waiting) return [];
  return [
    {
      id: 'dice',
      name: 'Enter dice by hand',
      hint: `The dice for ${waiting.what}, one digit a die.`,
      section: 'Council',
      key: 'e',
      needs: 'game',
      run: focusDice,
    },
  ];
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
export const STAGES = ['Cards', 'Muster', 'Deploy', 'Battles', 'Spoils', 'Score', 'Article'];

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

export function inStreets(step: Step): boolean {
  return STAGE[step] !== undefined;
}

export function stageOf({ step, streets }: Pick<CouncilView, 'step' | 'streets'>): number {
  // Megaprojects are rolled for before there are turns.
  return step === 'hand_dice' && !streets?.turn ? 1 : (STAGE[step] ?? -1);
}

/**
 * Opens the way to decide what the table waits for. Dice and articles lie in the middle already; all
 * else is a dialog.
 */
export function decide(desk: Desk, seat: FactionId | null): void {
  const { step, streets } = desk.council;
  if (seat === null && streets?.dice) focusDice();
  else if (step === 'amend') focusSoon('[data-testid^="article-"]');
  else desk.show({ is: 'acting', seat });
}
