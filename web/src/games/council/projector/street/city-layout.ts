import { apart, onRing, rings, type Point, type Size } from '../../shared/city';
import type { CityView, ObjectiveView } from '../../../../wire/council';

/** Where the city lies on the stage, in stage pixels. */
export const FIELD = { width: 1396, height: 916 } as const;
export const MIDDLE: Point = { x: FIELD.width / 2, y: FIELD.height / 2 - 6 };
export const RADIUS: Point = { x: FIELD.width / 2 - 26, y: FIELD.height / 2 - 26 };

/** How a place's tablet is built, from its name down; all in stage pixels. */
export const TABLET = {
  /** From so many objectives on a tablet is narrow. */
  crowded: 18,
  name: 76,
  units: 112,
  few: 44,
  hero: 36,
  heroes: 2,
} as const;

/** How many sides stand side by side before they become a row of coins. */
export const SIDES = 4;

export interface Tablet extends Size {
  place: ObjectiveView;
  at: Point;
}

/** Every place of the city with its tablet, none over another. */
export function tablets(city: CityView): Tablet[] {
  const bands = rings(city.maps.length);
  const crowded = city.objectives.length >= TABLET.crowded;
  const sizes = city.objectives.map((place) => sizeOf(place, crowded));
  const wanted = city.objectives.map((place) => {
    const map = city.maps.findIndex((one) => one.id === place.map);
    const band = bands[map] ?? { from: 0, to: 1 };
    // On the island rather outwards, on the outermost ring rather inwards.
    const share = map === 0 ? band.to * 0.62 : band.from + (band.to - band.from) * 0.52;
    return onRing(place.angle, share, MIDDLE, RADIUS);
  });
  const at = apart(wanted, sizes, FIELD, crowded ? 4 : 8);
  return city.objectives.map((place, n) => ({
    place,
    at: at[n] ?? MIDDLE,
    ...(sizes[n] ?? { width: 0, height: 0 }),
  }));
}

function sizeOf(place: ObjectiveView, crowded: boolean): Size {
  const width = crowded ? 212 : 264;
  const sides = place.present.length;
  if (sides === 0) return { width, height: TABLET.name };
  if (crowded) return { width, height: TABLET.name + TABLET.few };
  const rows = sides > SIDES ? Math.ceil(sides / 6) * 76 : TABLET.units;
  return { width, height: TABLET.name + rows + heroLines(place).length * TABLET.hero };
}

export interface HeroLine {
  key: string;
  faction: string | null;
  text: string;
}

/** The Heroes at a place by name, as many as have room; the rest as their number. */
export function heroLines(place: ObjectiveView): HeroLine[] {
  const all = place.present.flatMap((side) =>
    side.heroes.map((hero) => ({ key: hero.name, faction: side.faction, text: hero.name })),
  );
  if (all.length <= TABLET.heroes) return all;
  const rest = all.length - TABLET.heroes + 1;
  return [
    ...all.slice(0, TABLET.heroes - 1),
    { key: 'rest', faction: null, text: `and ${rest} more Heroes` },
  ];
}
