import { apart, onRing, rings, type Point, type Size } from '../../shared/city';
import type { CityView, ObjectiveView, PresentView } from '../../../../wire/council';

/** Where the city lies on the stage, in stage pixels. */
export const FIELD = { width: 1396, height: 916 } as const;
export const MIDDLE: Point = { x: FIELD.width / 2, y: FIELD.height / 2 - 6 };
export const RADIUS: Point = { x: FIELD.width / 2 - 26, y: FIELD.height / 2 - 26 };

/** From so many objectives on a slot is narrow. */
const CROWDED = 18;
/** The slot of a place, which nothing of it ever leaves; all in stage pixels. */
const SLOT: Size = { width: 272, height: 160 };
const NARROW: Size = { width: 212, height: 120 };
const GAP = { wide: 8, narrow: 4 } as const;

/** What a tablet is built from, from its name down. */
export const TABLET = { name: 60, crest: 46, share: 14, barricade: 14, rim: 8 } as const;
/** How high the tablet of a place is where nobody stands, or one faction alone. */
const EMPTY = 76;
const ALONE = 144;

/** How many sides stand side by side; of more, the strongest and how many others. */
export const SIDES = 4;

export interface Tablet extends Size {
  place: ObjectiveView;
  at: Point;
  narrow: boolean;
  /** Which ring it lies on, from the middle: 0 is the island. */
  ring: number;
}

/**
 * Every place of the city with its tablet, none over another. Each has a slot of its own as long as the
 * city stands, whoever comes: nothing moves while the room looks for a place. A tablet fills its slot
 * where the place is contested.
 */
export function tablets(city: CityView): Tablet[] {
  const narrow = city.objectives.length >= CROWDED;
  const slot = narrow ? NARROW : SLOT;
  const bands = rings(city.maps.length);
  const wanted = city.objectives.map((place) => {
    const map = city.maps.findIndex((one) => one.id === place.map);
    const band = bands[map] ?? { from: 0, to: 1 };
    // On the island rather outwards, on the outermost ring rather inwards.
    const share = map === 0 ? band.to * 0.62 : band.from + (band.to - band.from) * 0.52;
    return onRing(place.angle, share, MIDDLE, RADIUS);
  });
  const slots = city.objectives.map(() => slot);
  const at = apart(wanted, slots, FIELD, narrow ? GAP.narrow : GAP.wide);
  return city.objectives.map((place, n) => ({
    ...{ place, narrow, at: at[n] ?? MIDDLE, width: slot.width },
    ring: city.maps.findIndex((one) => one.id === place.map),
    height: Math.min(slot.height, heightOf(place)),
  }));
}

function heightOf(place: ObjectiveView): number {
  if (place.present.length > 1) return Infinity;
  return place.present.length === 1 ? ALONE : EMPTY;
}

/** The sides at a place, the strongest first, as many as there is room for; and how many others. */
export function ranked(place: ObjectiveView, most: number): [PresentView[], number] {
  const all = [...place.present].sort((a, b) => b.bonus.value - a.bonus.value);
  const shown = all.length > most ? all.slice(0, most - 1) : all;
  return [shown, all.length - shown.length];
}
