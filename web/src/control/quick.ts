import type { Action } from '../wire/council/Action';
import type { Group } from '../wire/council/Group';
import type { Step } from '../wire/council/Step';
import type { Act, Section } from './actions';
import { decisions } from './playing';

/** Besides the legal actions: what the room may have done by hand in this step. */
const BY_HAND: Partial<Record<Step, string[]>> = {
  race: ['bids'],
  ballot: ['votes'],
};

/** The clock has buttons of its own; the deck and the Act are a menu away and never urgent. */
const ELSEWHERE: Group[] = ['clock', 'deck', 'act'];

/**
 * The few acts that lie beside the big button: what the rules allow Control now, besides what only
 * the big button's dialog decides.
 */
export function quickActs(all: Act[], actions: Action[], step: Step): Act[] {
  const elsewhere = new Set(
    [...decisions(actions), ...actions.filter(({ group }) => ELSEWHERE.includes(group))].map(
      ({ key }) => `do:${key}`,
    ),
  );
  const byHand = BY_HAND[step] ?? [];
  return all.filter(
    (act) => byHand.includes(act.id) || (act.section === 'Now' && !elsewhere.has(act.id)),
  );
}

/** A menu's acts. What the rules allow now stands first in the council's. */
export function menuActs(all: Act[], actions: Action[], section: Section): Act[] {
  const clock = new Set(
    actions.filter(({ group }) => group === 'clock').map(({ key }) => `do:${key}`),
  );
  return all.filter(
    (act) =>
      act.section === section ||
      (section === 'Council' && act.section === 'Now' && !clock.has(act.id)),
  );
}
