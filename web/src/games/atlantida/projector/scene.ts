import type { HexId, OffersShown, Report, TableView } from '../../../wire/atlantida';

/** What is told large over the board because it has just happened. */
export type Told =
  | { kind: 'battle'; report: Report }
  | { kind: 'offers'; shown: OffersShown }
  | { kind: 'seaquake'; sunk: HexId[] }
  | { kind: 'collapse' }
  | { kind: 'race' }
  | { kind: 'turn'; turn: number };

/** What stands there while nothing is told. */
export type Standing = 'lobby' | 'battle' | 'score' | 'map';

export function standingOf(game: TableView): Standing {
  if (game.result) return 'score';
  if (game.asked.stage === 'lobby') return 'lobby';
  return game.battle ? 'battle' : 'map';
}

/** What happened between two views that is told large, in its order. */
export function happened(before: TableView, after: TableView): Told[] {
  const told: Told[] = [];
  const report = after.last_battle;
  if (report && report.number !== before.last_battle?.number) told.push({ kind: 'battle', report });
  const shown = after.offers;
  if (shown && JSON.stringify(shown) !== JSON.stringify(before.offers))
    told.push({ kind: 'offers', shown });
  const ended = after.result !== null && before.result === null;
  const sinks = ended && (after.result?.by === 'points' || after.result?.by === 'advances');
  const sunk = sunkBetween(before, after);
  if (sinks) told.push({ kind: 'collapse' });
  else if (sunk.length > 0 && after.board.turn > 0) told.push({ kind: 'seaquake', sunk });
  if (ended && after.result?.by === 'race') told.push({ kind: 'race' });
  if (!ended && after.board.turn > before.board.turn)
    told.push({ kind: 'turn', turn: after.board.turn });
  return told;
}

const sunkBetween = (before: TableView, after: TableView): HexId[] =>
  after.board.hexes
    .filter((hex) => hex.sunk && !before.board.hexes.find((one) => one.id === hex.id)?.sunk)
    .map((hex) => hex.id);

/** How long each is told, in milliseconds. */
export function lasts(told: Told): number {
  switch (told.kind) {
    case 'battle':
      return fought(told.report) ? 7_400 : 4_500;
    case 'offers':
      return 6_500;
    case 'seaquake':
      return Math.min(9_000, 4_800 * told.sunk.length);
    case 'collapse':
      return 9_900;
    case 'race':
      return 4_000;
    case 'turn':
      return 2_200;
  }
}

/** Whether both sides stood: no flag was raised. */
export const fought = ({ outcome }: Report): boolean =>
  outcome === 'attacker_wins' || outcome === 'defender_wins';

/** A queue takes no longer than this; what is only a sign goes first. */
const MOST_MS = 8_000;

/** The queue without what the room would wait too long for; the first and the end of the game always stay. */
export function trimmed(queue: Told[]): Told[] {
  const kept = [...queue];
  const all = () => kept.reduce((sum, one) => sum + lasts(one), 0);
  const least = (kind: Told['kind']) => {
    const at = kept.findIndex((one, n) => one.kind === kind && n > 0);
    if (at > 0) kept.splice(at, 1);
    return at > 0;
  };
  while (kept.length > 1 && all() > MOST_MS) {
    if (!least('turn') && !least('offers') && !least('battle') && !least('seaquake')) break;
  }
  return kept;
}
