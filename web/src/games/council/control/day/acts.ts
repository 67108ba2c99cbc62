import { currentRound, roundLeft } from '../../shared/day';
import { tableNow } from '../../../../hub/ticking.svelte';
import type { Act } from '../act';
import type { Desk } from '../desk.svelte';
import { timeCommand } from './plan';
import Day from '../dialogs/Day.svelte';

/** The plan of the day, and the time of the round under way. */
export function dayActs(desk: Desk): Act[] {
  const plan: Act = {
    id: 'day',
    name: 'The day: rounds and their times…',
    hint: 'How long this round goes on, what follows it, and when the day would end.',
    section: 'Council',
    key: 'y',
    needs: 'nothing',
    run: () => desk.show(Day),
  };
  const round = currentRound(desk.council.day);
  if (!round) return [plan];
  const set = (id: string, name: string, more: number | null): Act => ({
    id: `round:${id}`,
    name: `${round.name}: ${name}`,
    hint: 'The remaining time of the round under way; everybody sees it.',
    section: 'Round',
    needs: 'game',
    run: () => {
      const left = roundLeft(round, tableNow(desk.table));
      void desk.play(timeCommand(round.id, left, more));
    },
  });
  return [
    plan,
    set('+5', '5 minutes more', 5),
    set('+10', '10 minutes more', 10),
    set('-5', '5 minutes less', -5),
    set('stop', 'no clock', null),
  ];
}
