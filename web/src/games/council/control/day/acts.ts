import { currentRound, roundLeft } from '../../shared/day';
import { tableNow } from '../../../../hub/ticking.svelte';
import type { Act } from '../../../../hub/desk/act';
import type { CouncilDesk } from '../desk.svelte';
import { timeCommand } from './plan';
import Day from '../dialogs/Day.svelte';
import { told } from '../../../../ui/told.svelte';
import { say } from '../middle/texts';
import { PARTS } from '../words';

/** The plan of the day, and the time of the round under way. */
export function dayActs(desk: CouncilDesk): Act[] {
  const plan: Act = {
    id: 'day',
    name: say('day-act'),
    hint: say('day-act-says'),
    section: PARTS.council,
    key: 'y',
    needs: 'nothing',
    run: () => desk.show(Day),
  };
  const round = currentRound(desk.council.day);
  if (!round) return [plan];
  const of = { round: told(round.name) };
  const set = (id: string, name: string, more: number | null): Act => ({
    id: `round:${id}`,
    name,
    hint: say('day-act-time-says'),
    section: PARTS.round,
    needs: 'game',
    run: () => {
      const left = roundLeft(round, tableNow(desk.table));
      void desk.play(timeCommand(round.id, left, more));
    },
  });
  return [
    plan,
    set('+5', say('day-act-more', { ...of, n: 5 }), 5),
    set('+10', say('day-act-more', { ...of, n: 10 }), 10),
    set('-5', say('day-act-less', { ...of, n: 5 }), -5),
    set('stop', say('day-act-stop', of), null),
  ];
}
