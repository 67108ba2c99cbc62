import { told } from '../../../ui/told.svelte';
import type { Desk } from '../../../hub/desk/desk.svelte';
import type { Action, Command, ControlView, CouncilView, Group } from '../../../wire/council';
import Ask from '../../../hub/desk/dialogs/Ask.svelte';
import { REASONS } from './reasons';
import { say } from './texts';

/** Control's actions that are asked about first, in the words of what they will do. */
const ASKED = ['skip', 'act', 'deck', 'round', 'stasis', 'skip_to_score', 'name_winner'];

/** What always stands somewhere of its own: a menu would only be longer for it. */
const PLACED: readonly Group[] = [
  'clock',
  'pace',
  'battle',
  'name_winner',
  'amend',
  'floor',
  'take_up',
];

export const isPlaced = ({ group }: Action): boolean => PLACED.includes(group);

/** What cannot easily be undone. */
export const isGrave = ({ group }: Action): boolean =>
  ['void', 'skip', 'stasis', 'skip_to_score'].includes(group);

/** A label that is only the name of a place or a faction says nothing in a list of all acts. */
export function labelOf({ group, label }: Action): string {
  switch (group) {
    case 'battle':
    case 'take_up':
    case 'floor':
    case 'name_winner':
      return say(`label-${group}`, { label: told(label) });
    default:
      return told(label);
  }
}

/** Runs one of Control's own actions; what cannot easily be undone asks first, a void asks why. */
export function runAction(desk: Desk<CouncilView, ControlView, Command>, action: Action): void {
  const { command, group } = action;
  const says = told(action.says);
  if (command.do === 'void_vote') {
    const { ballot } = command;
    return desk.open(Ask, {
      title: told(action.label),
      says,
      go: say('void-go'),
      why: REASONS.void,
      danger: true,
      run: (reason) => desk.play({ do: 'void_vote', ballot, reason }),
    });
  }
  const run = () => desk.play(command);
  if (ASKED.includes(group) || command.do === 'end_deployment') {
    const title = labelOf(action);
    return desk.open(Ask, { title, says, go: title, ready: !isGrave(action), run });
  }
  void run();
}
