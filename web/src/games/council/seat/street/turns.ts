import type { FactionId } from '../../../../wire/council/FactionId';
import type { TurnView } from '../../../../wire/council/TurnView';

/** Who acts from now on, the faction whose turn it is first; as many as are still to come. */
export function upcoming({ order, faction, last_actions }: TurnView): FactionId[] {
  const at = Math.max(0, order.indexOf(faction));
  const round = [...order.slice(at), ...order.slice(0, at)];
  return last_actions === null ? round : round.slice(0, last_actions);
}

/** In how many turns it is one's own: 0 now, null when there is none left. */
export function turnsUntil(turn: TurnView, me: FactionId): number | null {
  const at = upcoming(turn).indexOf(me);
  return at < 0 ? null : at;
}
