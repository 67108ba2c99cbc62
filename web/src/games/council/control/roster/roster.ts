import type { Command, FactionId, RosterView } from '../../../../wire/council';
import { made, missing, type Made } from '../../../../hub/desk/form';
import { say } from './texts';

/** How many vote when these play, and the quorum then; both as the rules say it for each number. */
export function follows({ rows, quorums }: RosterView, chosen: FactionId[]) {
  const votes = rows.filter(({ faction, votes }) => votes && chosen.includes(faction)).length;
  return { votes, quorum: quorums[votes] ?? 0 };
}

/** These play; nothing where they do already. */
export function chosenCommand(
  { rows, least }: RosterView,
  factions: FactionId[],
): Made<Command> | null {
  if (factions.length < least) return missing(say('roster-too-few', { least }));
  if (rows.every(({ faction, plays }) => plays === factions.includes(faction))) return null;
  return made({ do: 'choose_factions', factions });
}

/** A faction comes in, or its people join another. */
export function changeCommand(
  { rows, least }: RosterView,
  step: number,
  id: FactionId | null,
  into: FactionId | null,
): Made<Command> | null {
  const row = rows.find(({ faction }) => faction === id);
  if (!row) return null;
  if (!row.plays) return made({ do: 'take_in', step, faction: row.faction });
  if (rows.filter(({ plays }) => plays).length <= least)
    return missing(say('roster-too-few', { least }));
  if (into === null) return missing(say('roster-into-whom'));
  return made({ do: 'join_factions', step, faction: row.faction, into });
}

/** The people of two seats change places. */
export function swapCommand(one: FactionId, other: FactionId | null): Made<Command> | null {
  if (other === null) return missing(say('swap-with-whom'));
  if (other === one) return missing(say('swap-other'));
  return made({ do: 'swap_seats', one, other });
}
