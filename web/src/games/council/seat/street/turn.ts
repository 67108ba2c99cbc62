import type { FactionId, TurnView } from '../../../../wire/council';
import { turnsUntil } from './orders';
import { say } from './texts';

/** When this faction acts; nothing while it does. */
export function whenActs(turn: TurnView, me: FactionId): string {
  if (turn.faction === me) return '';
  const until = turnsUntil(turn, me);
  if (until === null) return say('turn-done');
  return until === 1 ? say('turn-yours-next') : say('turn-yours-in', { count: until });
}

/** How near the end of the deployment is. */
export function untilEnd({ last_actions: last, stalled, empty }: TurnView): string {
  if (last !== null) return say('turn-last', { count: last });
  if (stalled) return say('turn-stalled');
  return empty === 0 ? say('turn-none-empty') : say('turn-empty', { count: empty });
}
