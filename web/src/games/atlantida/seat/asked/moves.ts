import type { Faction, How, Place, TableView, Target, Way } from '../../../../wire/atlantida';
import { nameOf, offered, placeOf } from '../scene';
import type { Reach, SeatGame } from '../wanted';

/** A way to a place: over land or sea, and what may be done there. */
export type Ending = Omit<Reach, 'target'> & { target: Target };

/** Where a group may go, with all ways to get there. */
export type Goal = {
  /** Of a hex, of the city or the Theatre; another's city by its people. */
  key: string;
  from: Place;
  place: Place;
  city: Faction | null;
  target: Target;
  ways: Ending[];
};

const keyOf = (target: Target): string => ('place' in target ? target.place : target.city);

/** All places within reach, by the groups that may go there. */
export function goals(own: SeatGame | null): Goal[] {
  const found: Goal[] = [];
  for (const reach of own?.hand.reach ?? fromOffers(own)) {
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

/** What is within reach, as far as the bare offers tell. */
function fromOffers(own: SeatGame | null): Reach[] {
  const found: Reach[] = [];
  const rowOf = (from: Place, way: Way, target: Target): Reach => {
    const known = found.find(
      (one) => one.from === from && one.way === way && keyOf(one.target) === keyOf(target),
    );
    if (known) return known;
    const row: Reach = {
      from,
      way,
      target,
      path: [],
      most: 0,
      also: 0,
      most_led: 0,
      enter: false,
      invade: false,
      creature: null,
      strengths: [],
      attack: null,
    };
    found.push(row);
    return row;
  };
  for (const command of offered(own, 'move', 'attack')) {
    const order = command.do === 'attack' ? command.order : command;
    const row = rowOf(order.from, order.way, order.to);
    row.most = Math.max(row.most, order.pops);
    row.most_led = row.most;
    if (command.do === 'attack' || order.how === 'invade') row.invade = true;
    else row.enter = true;
  }
  return found;
}

/** A leader's move as it is sent. */
export const orderOf = (way: Ending, how: How, pops: number, also: number) => ({
  from: way.from,
  pops,
  also,
  way: way.way,
  to: way.target,
  how,
});
