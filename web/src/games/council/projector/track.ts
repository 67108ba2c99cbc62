import type { CouncilView, FactionView, Hand } from '../../../wire/council';

/** The race course, in stage pixels. */
export const TRACK = { top: 168, bottom: 822, gate: 540, finish: 1560 } as const;

/** One faction's lane. */
export interface Lane {
  faction: FactionView;
  /** The lane's middle, from the top of the scene. */
  y: number;
  height: number;
  /** How far the horses come beyond the gate once they are shown. */
  run: number;
  /** What was shown; null before the reveal. */
  horses: number | null;
  /** Whether a number is concealed already. */
  locked: boolean;
  won: boolean;
  /** Whose hand locked what was shown. */
  hand: Hand;
}

/** A lane for each faction in seat order; the most Horses reach the finish. */
export function lanes(game: CouncilView): Lane[] {
  const bids = game.race?.bids ?? [];
  const shown = new Map(bids.map((bid) => [bid.faction, bid.horses]));
  const most = Math.max(1, ...shown.values());
  const height = Math.min(104, (TRACK.bottom - TRACK.top) / Math.max(1, game.factions.length));
  const unused = TRACK.bottom - TRACK.top - height * game.factions.length;
  return game.factions.map((faction, i) => {
    const horses = game.race ? (shown.get(faction.id) ?? 0) : null;
    return {
      faction,
      height,
      y: TRACK.top + unused / 2 + (i + 0.5) * height,
      run: ((horses ?? 0) / most) * (TRACK.finish - TRACK.gate),
      horses,
      locked: game.bids_in.includes(faction.id),
      won: game.race?.winners.includes(faction.id) ?? false,
      hand: bids.find((bid) => bid.faction === faction.id)?.hand ?? 'own',
    };
  });
}
