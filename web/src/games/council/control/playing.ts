import type { Action, ControlSeat, Group } from '../../../wire/council';
import { GROUPS, groupName } from './words';

type Street = NonNullable<ControlSeat['street']>;

/** Whether there is something to place, to play or to share out. */
export function canPlay(street: Street): boolean {
  return Boolean(street.place ?? street.share) || street.hand.some(({ play }) => play !== null);
}

export type ActionGroup = { group: Group; title: string; actions: Action[] };

/** The actions under their headings, what decides first. */
export function grouped(actions: Action[]): ActionGroup[] {
  return GROUPS.map((group) => ({
    group,
    title: groupName(group),
    actions: actions.filter((action) => action.group === group),
  })).filter(({ actions }) => actions.length > 0);
}

/** Control's own actions that decide something the table waits for. */
export function decisions(actions: Action[]): Action[] {
  const deciding: Group[] = [
    'prytanis',
    'events',
    'put',
    'stop',
    'tie',
    'target',
    'winner',
    'name_winner',
    'amend',
    'mercy',
  ];
  return actions.filter((action) => deciding.includes(action.group));
}
