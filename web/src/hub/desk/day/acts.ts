import { currentRound, roundLeft } from '../../day/rounds';
import { tableNow } from '../../ticking.svelte';
import { SECTIONS, type Act } from '../act';
import type { Desk } from '../desk.svelte';
import { secondsWith } from './plan';
import { Day } from '../dialogs';
import { told } from '../../../ui/told.svelte';
import { say } from '../texts';

/** The plan of the day, and the time of the round under way. */
export function dayActs(desk: Desk): Act[] {
  const { rounds } = desk;
  if (!rounds) return [];
  const plan: Act = {
    id: 'day',
    name: say('day-act'),
    hint: say('day-act-says'),
    section: desk.main,
    key: 'y',
    needs: 'nothing',
    run: () => desk.show(Day),
  };
  const round = currentRound(rounds.day);
  if (!round) return [plan];
  const of = { round: told(round.name) };
  const set = (id: string, name: string, more: number | null): Act => ({
    id: `round:${id}`,
    name,
    hint: say('day-act-time-says'),
    section: SECTIONS.round,
    needs: 'game',
    run: () => {
      const left = roundLeft(round, tableNow(desk.table));
      void rounds.time(round.id, secondsWith(left, more));
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
