import type { Action } from '../../../wire/council';
import type { DeviceView } from '../../../wire/hub';
import type { Desk } from './desk.svelte';
import Ask from './dialogs/Ask.svelte';

/** Control's actions that are asked about first, in the words of what they will do. */
const ASKED = ['skip', 'act', 'deck', 'round', 'stasis', 'skip_to_score', 'name_winner'];

/** A label that is only the name of a place or a faction says nothing in a list of all acts. */
export function named({ group, label }: Action): string {
  if (group === 'battle') return `Fight next: ${label}`;
  if (group === 'take_up') return `Read now: ${label}`;
  if (group === 'floor') return `The floor: ${label}`;
  return group === 'name_winner' ? `Name the winner of the stasis: ${label}` : label;
}

/** Runs one of Control's own actions; what cannot easily be undone asks first, a void asks why. */
export function runAction(desk: Desk, action: Action): void {
  const { command, label, says, group } = action;
  if (command.do === 'void_vote') {
    const { ballot } = command;
    return desk.open(Ask, {
      title: label,
      says,
      go: 'Void the vote',
      why: 'void',
      danger: true,
      run: (reason) => desk.play({ do: 'void_vote', ballot, reason }),
    });
  }
  const run = () => desk.play(command);
  if (ASKED.includes(group) || command.do === 'end_deployment') {
    const title = named(action);
    return desk.open(Ask, { title, says, go: title, run });
  }
  void run();
}

/** Stops the table at once; the reason can wait, the clock cannot. */
export async function pauseNow(desk: Desk): Promise<void> {
  const answer = await desk.command({ do: 'pause', reason: '' });
  if (answer.ok) askWhyPaused(desk);
}

/** Asks for the reason of a pause that has begun. */
export function askWhyPaused(desk: Desk): void {
  desk.show(Ask, {
    title: 'The table is paused',
    says: 'The clock and all choices stand still until Control resumes. Why? Everybody is shown it.',
    go: 'Show the reason',
    why: 'pause',
    optional: true,
    run: (reason) =>
      reason === ''
        ? Promise.resolve({ ok: true })
        : desk.command({ do: 'pause', reason: reason.slice(0, 120) }),
  });
}

export function askReplace(desk: Desk, seat: string): void {
  desk.open(Ask, {
    title: `Replace the person of the ${desk.name(seat)}`,
    says: 'Every device that holds this seat is sent away at once, and its old QR code ends. Hand the new code to the next person. Nothing in the game changes.',
    go: 'Replace the person',
    run: () => desk.command({ do: 'replace_seat', seat }),
  });
}

/** Sends a device away; `says` tells how it comes back. */
export function askKick(
  desk: Desk,
  { id, name, seat, screen, operator }: DeviceView,
  says: string,
): void {
  desk.open(Ask, {
    title: `Send ${name || 'this device'} away`,
    says: `The device loses its place at once${says}`,
    go: 'Send it away',
    along: seat
      ? { says: `Renew the code of the ${desk.name(seat)} too: the old one ends`, first: false }
      : screen === 'control' && !operator
        ? { says: 'Renew the codes for Control too: the old ones end', first: true }
        : undefined,
    run: (_, renew) => desk.command({ do: 'kick', device: id, renew }),
  });
}
