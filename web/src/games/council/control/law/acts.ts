import type { Act } from '../act';
import type { Desk } from '../desk.svelte';

/** The agenda, articles and laws. */
export function lawActs(desk: Desk): Act[] {
  const { length } = desk.control.proposals;
  const waiting = length === 1 ? '1 proposal waits. ' : `${length} proposals wait. `;
  return [
    {
      id: 'agenda',
      name: 'Agenda of the Assembly',
      hint: `${length === 0 ? '' : waiting}Its motions: add, reword, move, split, put off.`,
      section: 'Records',
      key: 'g',
      needs: 'nothing',
      run: () => desk.show({ is: 'agenda' }),
    },
    {
      id: 'add-motion',
      name: 'Add a motion…',
      hint: 'An article, a law or something to be done, for the agenda.',
      section: 'Records',
      needs: 'game',
      run: () => desk.show({ is: 'motion', proposal: null }),
    },
    {
      id: 'proclaim',
      name: 'Proclaim a law…',
      hint: 'For a Magistrate or by Control; in force at once.',
      section: 'Records',
      needs: 'game',
      run: () => desk.show({ is: 'law', what: 'law' }),
    },
  ];
}
