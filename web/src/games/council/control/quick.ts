import { told } from '../../../ui/told.svelte';
import type { Action, CouncilView, Group, Step } from '../../../wire/council';
import { SECTIONS, type Act } from '../../../hub/desk/act';
import { decisions } from './playing';

/** Besides the legal actions: what the room may have done by hand in this step. */
const BY_HAND: Partial<Record<Step, string[]>> = {
  race: ['bids'],
  ballot: ['votes', 'count'],
  assembly: ['add-motion'],
  motion_ballot: ['votes', 'count'],
  diplomacy: ['add-motion'],
  deploy: ['correct:units'],
  battles: ['correct:units', 'enter:city'],
  tyche: ['correct:units'],
  battle_dice: ['correct:units'],
  score: ['correct:score'],
  score_tied: ['correct:score'],
};

/**
 * The clock, the pace, the odds, the battles, the winner, the floor and the motions have buttons of
 * their own; the deck, the Act, the skipping of a phase and the outbreak of a stasis are a menu away and never urgent.
 */
const ELSEWHERE: Group[] = [
  'clock',
  'pace',
  'odds',
  'battle',
  'name_winner',
  'floor',
  'take_up',
  'deck',
  'act',
  'stasis',
  'skip',
];

/** The last actions begin where it is said why. */
const isAway = ({ group, command }: Action, away: Group[]) =>
  away.includes(group) || command.do === 'start_last_actions';

/** What can wait in the menu while the streets fight. */
const NOT_IN_STREETS: Group[] = ['diplomacy'];

/**
 * The few acts that lie beside the big button: what the rules allow Control now, besides what only
 * the big button's dialog decides, what the big button does itself (`next` is its label), and what
 * alarms offer (`offered`).
 */
export function quickActs(
  all: Act[],
  actions: Action[],
  { step, phase }: Pick<CouncilView, 'step' | 'phase'>,
  next = '',
  offered: string[] = [],
): Act[] {
  const away = phase === 'stasis' ? [...ELSEWHERE, ...NOT_IN_STREETS] : ELSEWHERE;
  const elsewhere = new Set(
    [...decisions(actions), ...actions.filter((action) => isAway(action, away))].map(
      ({ key }) => `do:${key}`,
    ),
  );
  const byHand = BY_HAND[step] ?? [];
  return all.filter(
    (act) =>
      !offered.includes(act.id) &&
      (byHand.includes(act.id) ||
        (act.section === SECTIONS.now && !elsewhere.has(act.id) && act.name !== told(next))),
  );
}
