import type { Told as AnyTold } from '../../../hub/games';
import { patched } from '../../../hub/patch';
import type { Chronicle, Faction, TableView, TurnOf } from '../../../wire/atlantida';
import type { Frame } from '../../../wire/hub';
import { SEATS } from '../shared/spots';

/** The chronicle of a game of Atlantida. */
export type Told = AnyTold<Chronicle>;

/** Who played, in the order of the seats. */
export function seatsOf({ turns, result }: Pick<Chronicle, 'turns' | 'result'>): Faction[] {
  const played = new Set([
    ...turns.flatMap(({ peoples }) => peoples.map(({ faction }) => faction)),
    ...(result?.places ?? []).map(({ faction }) => faction),
  ]);
  return SEATS.filter((seat) => played.has(seat));
}

/** The table as everybody saw it last in each turn. */
export function seen(frames: readonly Frame[]): Map<number, TableView> {
  const turns = new Map<number, TableView>();
  let view: unknown = null;
  for (const { shared, patch } of frames) {
    if (shared !== null) view = shared;
    else if (view !== null) view = patched(view, patch);
    const game = view as TableView | null;
    if (game) turns.set(game.board.turn, game);
  }
  return turns;
}

/** The score of a people turn by turn; nothing of turns in which it was out. */
export function growth(turns: readonly TurnOf[], seat: Faction): [turn: number, points: number][] {
  return turns.flatMap(({ turn, peoples }) => {
    const people = peoples.find(({ faction }) => faction === seat);
    return people ? [[turn, Number(people.points)] as [number, number]] : [];
  });
}
