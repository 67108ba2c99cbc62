import { actsOf, SECTIONS, type Act } from '../../../../hub/desk/act';
import type { CouncilDesk } from '../desk.svelte';
import { Agenda, LawForm, MotionForm } from '../dialogs';
import { say } from '../texts';

/** The agenda, articles and laws. */
export function lawActs(desk: CouncilDesk): Act[] {
  const { length } = desk.control.proposals;
  return [
    actsOf(SECTIONS.records, 'nothing')(
      'agenda',
      say('act-agenda'),
      length === 0 ? say('act-agenda-says') : say('act-agenda-waiting', { n: length }),
      () => desk.show(Agenda),
      { key: 'g' },
    ),
    actsOf(SECTIONS.records, 'game')('add-motion', say('act-add'), say('act-add-says'), () =>
      desk.show(MotionForm, { proposal: null }),
    ),
    actsOf(SECTIONS.records, 'game')(
      'proclaim',
      say('act-proclaim'),
      say('act-proclaim-says'),
      () => desk.show(LawForm, { what: 'law' }),
    ),
  ];
}
