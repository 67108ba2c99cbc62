import { actsOf, type Act } from '../act';
import type { Desk } from '../desk.svelte';
import { backHindrance, lastDeed } from './history';
import HistoryDialog from './HistoryDialog.svelte';
import TakeBack from './TakeBack.svelte';

/** Asks to take back what Control or the clock did last. */
export function takeBack(desk: Desk): void {
  const deed = lastDeed(desk.history);
  const why = backHindrance(desk);
  if (why !== null) return desk.table.say(why, 'helper');
  if (!deed) return desk.table.say('There is nothing to take back.', 'nothing');
  desk.show(TakeBack, { to: deed.before, title: 'Take back' });
}

export function backActs(desk: Desk): Act[] {
  const deed = lastDeed(desk.history);
  return [
    actsOf('Table', 'table')(
      'take-back',
      'Undo the last step…',
      deed ? `Takes back: ${deed.words.replace(/\.$/, '')}. (Ctrl+Z)` : 'Nothing to take back yet.',
      () => takeBack(desk),
    ),
    actsOf('Records', 'nothing')(
      'history',
      'The history',
      'Every step with who did it; see the state after it, and go back to it.',
      () => desk.show(HistoryDialog, { entry: null }),
      { key: 'z' },
    ),
  ];
}
