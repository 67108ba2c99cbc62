import type { Act } from '../act';
import type { Desk } from '../desk.svelte';
import { lastDeed } from './history';

/** Why this device may not go back, or null. */
export function backHindrance(desk: Desk): string | null {
  return desk.table.helper
    ? 'This device helps: it sees the history, but going back is for a full Control.'
    : null;
}

/** Asks to take back what Control or the clock did last. */
export function takeBack(desk: Desk): void {
  const deed = lastDeed(desk.history);
  const why = backHindrance(desk);
  if (why !== null) return desk.table.say(why, 'helper');
  if (!deed) return desk.table.say('There is nothing to take back.', 'nothing');
  desk.show({ is: 'take-back', to: deed.before, title: 'Take back' });
}

export function backActs(desk: Desk): Act[] {
  const deed = lastDeed(desk.history);
  return [
    {
      id: 'take-back',
      name: 'Undo the last step…',
      hint: deed
        ? `Takes back: ${deed.words.replace(/\.$/, '')}. (Ctrl+Z)`
        : 'Nothing to take back yet.',
      section: 'Table',
      needs: 'table',
      run: () => takeBack(desk),
    },
    {
      id: 'history',
      name: 'The history',
      hint: 'Every step with who did it; see the state after it, and go back to it.',
      section: 'Records',
      key: 'z',
      needs: 'nothing',
      run: () => desk.show({ is: 'history', entry: null }),
    },
  ];
}
