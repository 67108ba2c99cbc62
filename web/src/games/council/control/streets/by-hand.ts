import type { Command, FactionId, ObjectiveId, Step } from '../../../../wire/council';

/** Who holds a place: a faction, nobody with `null`; a place that is left out stays as it stands. */
export type Holders = Record<ObjectiveId, FactionId | null | undefined>;

const BATTLE: Step[] = ['tyche', 'battle_dice'];
const CITY: Step[] = [
  'stasis_cards',
  'muster',
  'deploy',
  'hand_dice',
  'battles',
  'tyche',
  'battle_dice',
  'battle',
];

/** Whether a battle lies on the table whose end may be entered. */
export function mayEnterBattle(step: Step): boolean {
  return BATTLE.includes(step);
}

/** Whether the spoils have not begun, so that the whole city may be entered. */
export function mayEnterCity(step: Step): boolean {
  return CITY.includes(step);
}

/** How a battle ended on the real map; whoever holds the place cannot have thrown 13. */
export function battleCommand(
  step: number,
  holder: FactionId | null,
  thrown: FactionId[],
): Command {
  return {
    do: 'enter_battle',
    step,
    holder,
    thirteens: thrown.filter((faction) => faction !== holder),
  };
}

/** Who holds the city, in the order of its places; nothing to send while no place is entered. */
export function cityCommand(step: number, places: ObjectiveId[], held: Holders): Command | null {
  const holders = places.flatMap((id): [ObjectiveId, FactionId | null][] => {
    const holder = held[id];
    return holder === undefined ? [] : [[id, holder]];
  });
  return holders.length === 0 ? null : { do: 'enter_city', step, holders };
}

/** A touch on what is chosen already leaves the place as it stands again. */
export function touched(held: Holders, place: ObjectiveId, holder: FactionId | null): Holders {
  return { ...held, [place]: held[place] === holder ? undefined : holder };
}
