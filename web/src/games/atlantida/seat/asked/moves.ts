import type {
  Faction,
  How,
  Place,
  ReachView,
  SeatView,
  TableView,
  Target,
} from '../../../../wire/atlantida';
import { nameOf, placeOf } from '../scene';

/** Where a group may go, with all ways to get there. */
export type Goal = {
  /** Of a hex, of the city or the Theatre; another's city by its people. */
  key: string;
  from: Place;
  place: Place;
  city: Faction | null;
  target: Target;
  ways: ReachView[];
};

const keyOf = (target: Target): string => ('place' in target ? target.place : target.city);

/** All places within reach, by the groups that may go there. */
export function goals(own: SeatView | null): Goal[] {
  const found: Goal[] = [];
  for (const reach of own?.hand.reach ?? []) {
    const { from, target } = reach;
    const key = keyOf(target);
    const goal = found.find((one) => one.key === key && one.from === from);
    if (goal) goal.ways.push(reach);
    else {
      const city = 'city' in target ? target.city : null;
      const place = 'place' in target ? target.place : 'home';
      found.push({ key, from, place, city, target, ways: [reach] });
    }
  }
  return found;
}

/** What a goal is called. */
export const goalName = (game: TableView, { city, place }: Goal): string =>
  city ? nameOf(game, city) : placeOf(game, place);

/** A leader's move as it is sent. */
export const orderOf = (way: ReachView, how: How, pops: number, also: number) => ({
  from: way.from,
  pops,
  also,
  way: way.way,
  to: way.target,
  how,
});
