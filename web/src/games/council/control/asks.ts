import { named, told } from '../../../ui/told.svelte';
import type { Action } from '../../../wire/council';
import type { DeviceView } from '../../../wire/hub';
import type { CouncilDesk } from './desk.svelte';
import Ask from './dialogs/Ask.svelte';
import { say } from './texts';

/** Control's actions that are asked about first, in the words of what they will do. */
const ASKED = ['skip', 'act', 'deck', 'round', 'stasis', 'skip_to_score', 'name_winner'];

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
export function runAction(desk: CouncilDesk, action: Action): void {
  const { command, group } = action;
  const says = told(action.says);
  if (command.do === 'void_vote') {
    const { ballot } = command;
    return desk.open(Ask, {
      title: told(action.label),
      says,
      go: say('void-go'),
      why: 'void',
      danger: true,
      run: (reason) => desk.play({ do: 'void_vote', ballot, reason }),
    });
  }
  const run = () => desk.play(command);
  if (ASKED.includes(group) || command.do === 'end_deployment') {
    const title = labelOf(action);
    return desk.open(Ask, { title, says, go: title, run });
  }
  void run();
}

/** Stops the table at once; the reason can wait, the clock cannot. */
export async function pauseNow(desk: CouncilDesk): Promise<void> {
  const answer = await desk.command({ do: 'pause', reason: '' });
  if (answer.ok) askWhyPaused(desk);
}

/** Asks for the reason of a pause that has begun. */
export function askWhyPaused(desk: CouncilDesk): void {
  desk.show(Ask, {
    title: say('pause-why-title'),
    says: say('pause-why-says'),
    go: say('pause-why-go'),
    why: 'pause',
    optional: true,
    run: (reason) =>
      reason === ''
        ? Promise.resolve({ ok: true })
        : desk.command({ do: 'pause', reason: reason.slice(0, 120) }),
  });
}

export function askReplace(desk: CouncilDesk, seat: string): void {
  desk.open(Ask, {
    title: say('replace-title', { who: named(desk.name(seat)) }),
    says: say('replace-says'),
    go: say('replace-go'),
    run: () => desk.command({ do: 'replace_seat', seat }),
  });
}

/** Sends a device away; `says` tells how it comes back. */
export function askKick(
  desk: CouncilDesk,
  { id, name, seat, screen, operator }: DeviceView,
  says: string,
): void {
  desk.open(Ask, {
    title: name ? say('kick-title', { device: name }) : say('kick-title-unnamed'),
    says: say('kick-says', { back: says }),
    go: say('kick-go'),
    along: seat
      ? { says: say('kick-seat-code', { who: named(desk.name(seat)) }), first: false }
      : screen === 'control' && !operator
        ? { says: say('kick-control-codes'), first: true }
        : undefined,
    run: (_, renew) => desk.command({ do: 'kick', device: id, renew }),
  });
}
