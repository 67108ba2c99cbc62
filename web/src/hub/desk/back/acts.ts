import { told } from '../../../ui/told.svelte';
import { actsOf, SECTIONS, type Act } from '../act';
import type { Desk } from '../desk.svelte';
import { backHindrance, lastDeed } from './history';
import { HistoryDialog, TakeBack } from '../dialogs';
import { say } from '../texts';

/** Asks to take back what Control or the clock did last. */
export function takeBack(desk: Desk): void {
  const deed = lastDeed(desk.history);
  const why = backHindrance(desk);
  if (why !== null) return desk.table.say(why, 'helper');
  if (!deed) return desk.table.say(say('back-nothing'), 'nothing');
  desk.show(TakeBack, { to: deed.before, title: say('back-title') });
}

export function backActs(desk: Desk): Act[] {
  const deed = lastDeed(desk.history);
  return [
    actsOf(SECTIONS.table, 'table')(
      'take-back',
      say('back-act'),
      deed
        ? say('back-act-says', { deed: told(deed.words).replace(/\.$/, '') })
        : say('back-act-nothing'),
      () => takeBack(desk),
    ),
    actsOf(SECTIONS.records, 'nothing')(
      'history',
      say('history-title'),
      say('history-says'),
      () => desk.show(HistoryDialog, { entry: null }),
      { key: 'z' },
    ),
  ];
}
