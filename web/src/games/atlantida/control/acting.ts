import type { Offer } from '../../../hub/views';
import type { Command, Faction, TableView } from '../../../wire/atlantida';
import { say } from './texts';

/*
 * What Control may send in the place of a seat without seeing its hand (N-9): to end its phase, or to do nothing. All
 * else is done at a device of that seat. The server refuses what is not allowed, and says why.
 */

const offer = (key: string, command: Command): Offer<Command> => ({
  key,
  group: key === 'give-up' ? 'leave' : 'phase',
  label: say(`atl-desk-for-${key}`),
  says: say(`atl-desk-for-${key}-says`),
  command,
});

/** For a seat now; nothing while the table does not wait for it. */
export function inItsPlace({ asked, battle }: TableView, seat: Faction): Offer<Command>[] {
  if (!asked.duties.some(({ faction }) => faction === seat)) return [];
  if (battle) {
    const retreat = { do: 'answer', battle: battle.number, answer: 'retreat' } as const;
    return seat === battle.defender ? [offer('retreat', retreat)] : [];
  }
  const gives = offer('give-up', { do: 'give_up' });
  switch (asked.stage) {
    case 'movement':
      return [offer('finish', { do: 'finish_movement' }), gives];
    case 'improvement':
      return [
        offer('next-step', { do: 'next_step' }),
        offer('finish', { do: 'finish_improvement' }),
        gives,
      ];
    case 'zeus':
      return [offer('no-zeus', { do: 'use_zeus', favour: 'none' })];
    case 'boarding':
      return [offer('no-boarding', { do: 'board', from: [] })];
    case 'sinking':
      return [offer('pass', { do: 'pass' })];
    default:
      return [];
  }
}
