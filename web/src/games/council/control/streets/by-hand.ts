import type { Command, FactionId, MapId, ObjectiveId } from '../../../../wire/council';
import { made, missing, whole, type Made } from '../forms';
import { tidy, sayWhy } from '../../../../hub/desk/reasons';
import { say } from '../middle/texts';

/** Who holds a place: a faction, nobody with `null`; a place that is left out stays as it stands. */
export type Holders = Record<ObjectiveId, FactionId | null | undefined>;

/** A text of a field for each faction. */
export type Texts = Record<FactionId, string | undefined>;

/** Military units as they were counted on the maps where they give Victory Points. */
export type Counts = Record<MapId, Texts | undefined>;

/** The server's own bound on units of a kind, and on points at once. */
const MOST = 1000;
const unitsLack = () => missing(say('lacks-units', { most: MOST }));

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

const filled = (texts: Texts): [FactionId, string][] =>
  Object.entries(texts).flatMap(([id, text]) => (text?.trim() ? [[id, text]] : []));

const inOrder = (places: ObjectiveId[], held: Holders) =>
  places.flatMap((id): [ObjectiveId, FactionId | null][] => {
    const holder = held[id];
    return holder === undefined ? [] : [[id, holder]];
  });

/** The units of the fields that are filled in; null where one is no number of units. */
export function counted(counts: Counts): [FactionId, MapId, number][] | null {
  const rows = Object.entries(counts).flatMap(([map, texts]) =>
    filled(texts ?? {}).map(([id, text]) => [id, map, whole(text)] as const),
  );
  const fits = (units: number | null) => units !== null && units <= MOST;
  return rows.every(([, , units]) => fits(units))
    ? rows.map(([id, map, units]) => [id, map, units ?? 0])
    : null;
}

/** Victory Points given or taken: "2", "+2", "-1"; null where one is not. */
export function points(texts: Texts): [FactionId, number][] | null {
  const rows = filled(texts).map(([id, text]): [FactionId, number] => [
    id,
    /^\s*[+−-]?\d{1,4}\s*$/.test(text) ? signed(text) : NaN,
  ]);
  return rows.every(([, by]) => by !== 0 && Math.abs(by) <= MOST) ? rows : null;
}

const signed = (text: string) => Number(text.trim().replace('−', '-'));

/** Who holds the city, in the order of its places; nothing to send while no place is entered. */
export function cityCommand(
  step: number,
  places: ObjectiveId[],
  held: Holders,
  counts: Counts = {},
): Made {
  const holders = inOrder(places, held);
  const military = counted(counts);
  if (military === null) return unitsLack();
  if (holders.length === 0) return missing(say('lacks-holder'));
  return made({ do: 'enter_city', step, holders, military });
}

/** What is set right of a score; where nothing is, the winner that Control named is open again. */
export function scoreCommand(
  step: number,
  places: ObjectiveId[],
  held: Holders,
  counts: Counts,
  given: Texts,
  reason: string,
): Made {
  const [military, more] = [counted(counts), points(given)];
  if (military === null) return unitsLack();
  if (more === null) return missing(say('lacks-points', { most: MOST }));
  if (tidy(reason) === '') return missing(sayWhy());
  const holders = inOrder(places, held);
  return made({
    do: 'correct_score',
    step,
    holders,
    military,
    points: more,
    reason: tidy(reason),
  });
}

/** A touch on what is chosen already leaves the place as it stands again. */
export function touched(held: Holders, place: ObjectiveId, holder: FactionId | null): Holders {
  return { ...held, [place]: held[place] === holder ? undefined : holder };
}
