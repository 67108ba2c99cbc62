import type { Faction, How, Order, Place, TableView, Target, Way } from '../../../../wire/atlantida';
import { nameOf, offered } from '../scene';
import type { Reach, SeatGame } from '../wanted';

/** A way to end a move: what is sent for it, but for the number of people. */
export type Ending = {
  how: How;
  way: Way;
  /** The most that may come along; over the server's offers. */
  most: number;
  attack: boolean;
  /** Whether the commitment is made with the attack. */
  commits: boolean;
  reach: Reach | null;
};

/** Where a group may go, with all ways to end there. */
export type Goal = {
  /** Of a hex, of the city or the Theatre; another's city by its people. */
  key: string;
  from: Place;
  place: Place;
  city: Faction | null;
  target: Target;
  attack: boolean;
  endings: Ending[];
  name: (game: TableView) => string;
};

const keyOf = (target: Target): string => ('place' in target ? target.place : target.city);

const sameTarget = (one: Target, other: Target): boolean => keyOf(one) === keyOf(other);

/** All places within reach, as the server offers them. */
export function goals(own: SeatGame | null): Goal[] {
  const found: Goal[] = [];
  for (const command of offered(own, 'move', 'attack')) {
    const order: Order = command.do === 'attack' ? command.order : command;
    const attack = command.do === 'attack';
    const commits = command.do === 'attack' && command.commitment !== null;
    const key = keyOf(order.to);
    let goal = found.find((one) => one.key === key && one.from === order.from);
    if (!goal) {
      const city = 'city' in order.to ? order.to.city : null;
      const place = 'place' in order.to ? order.to.place : 'home';
      goal = {
        key,
        from: order.from,
        place,
        city,
        target: order.to,
        attack: false,
        endings: [],
        name: (game) => (city ? nameOf(game, city) : place),
      };
      found.push(goal);
    }
    goal.attack ||= attack;
    const { how, way } = order;
    const known = goal.endings.find((one) => one.how === how && one.way === way);
    if (known) known.most = Math.max(known.most, order.pops);
    else {
      const reach =
        own?.hand.reach?.find(
          (one) => one.from === order.from && one.way === way && sameTarget(one.target, order.to),
        ) ?? null;
      goal.endings.push({ how, way, most: order.pops, attack, commits, reach });
    }
  }
  // Enter and invade are the same where one's own people hold the site: one button is enough.
  for (const goal of found) goal.attack = goal.endings.every(({ attack }) => attack);
  return found;
}
