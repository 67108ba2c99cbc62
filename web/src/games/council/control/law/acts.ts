import { actsOf, type Act } from '../act';
import type { Desk } from '../desk.svelte';
import Agenda from '../dialogs/Agenda.svelte';
import LawForm from '../dialogs/LawForm.svelte';
import MotionForm from '../dialogs/MotionForm.svelte';

/** The agenda, articles and laws. */
export function lawActs(desk: Desk): Act[] {
  const { length } = desk.control.proposals;
  const waiting = length === 1 ? '1 proposal waits. ' : `${length} proposals wait. `;
  return [
    actsOf('Records', 'nothing')(
      'agenda',
      'Agenda of the Assembly',
      `${length === 0 ? '' : waiting}Its motions: add, reword, move, split, put off.`,
      () => desk.show(Agenda),
      { key: 'g' },
    ),
    actsOf('Records', 'game')(
      'add-motion',
      'Add a motion…',
      'An article, a law or something to be done, for the agenda.',
      () => desk.show(MotionForm, { proposal: null }),
    ),
    actsOf('Records', 'game')(
      'proclaim',
      'Proclaim a law…',
      'For a Magistrate or by Control; in force at once.',
      () => desk.show(LawForm, { what: 'law' }),
    ),
  ];
}
