import type {
  CampView,
  CityView,
  FactionId,
  HeroAt,
  Mix,
  ObjectiveId,
  ShareOffer,
} from '../../../wire/council';
import { made, missing, type Made } from './forms';
import { tidy, sayWhy } from '../../../hub/desk/reasons';
import { say } from './texts';

/** The server's own bound on units in one place. */
const MOST_UNITS = 1000;

/** The units of a faction at an objective, or in its reserve with null, as they stand. */
export function unitsAt(
  city: CityView | null,
  camps: CampView[],
  faction: FactionId | null,
  objective: ObjectiveId | null,
): Mix {
  if (objective === null) {
    const camp = camps.find((one) => one.faction === faction);
    return { mobs: camp?.mobs.value ?? 0, military: camp?.military.value ?? 0 };
  }
  const place = city?.objectives.find(({ id }) => id === objective);
  const there = place?.present.find((one) => one.faction === faction);
  return { mobs: there?.mobs ?? 0, military: there?.military ?? 0 };
}

const isUnits = (number: number | null): number is number =>
  number !== null && Number.isInteger(number) && number >= 0 && number <= MOST_UNITS;

export function unitsCommand(
  faction: FactionId | null,
  objective: ObjectiveId | null,
  mobs: number | null,
  military: number | null,
  reason: string,
): Made {
  if (faction === null) return missing(say('units-whose'));
  if (!isUnits(mobs) || !isUnits(military))
    return missing(say('units-number', { most: MOST_UNITS }));
  if (tidy(reason) === '') return missing(sayWhy());
  return made({
    do: 'correct_units',
    faction,
    objective,
    mobs,
    military,
    reason: tidy(reason),
  });
}

/** Where a Hero is, as the value of a field. */
export function placeOfHero(at: HeroAt): string {
  return typeof at === 'string' ? at : `at:${at.objective}`;
}

export function heroPlace(value: string): HeroAt {
  if (value === 'safe' || value === 'reserve' || value === 'dead') return value;
  return { objective: value.replace(/^at:/, '') };
}

export function heroCommand(hero: string | null, place: string, reason: string): Made {
  if (hero === null) return missing(say('hero-which'));
  if (tidy(reason) === '') return missing(sayWhy());
  return made({ do: 'correct_hero', hero, at: heroPlace(place), reason: tidy(reason) });
}

export function colossusCommand(objective: ObjectiveId | null, reason: string): Made {
  if (tidy(reason) === '') return missing(sayWhy());
  return made({ do: 'move_colossus', objective, reason: tidy(reason) });
}

/** To whom each die goes. */
export type Shares = (FactionId | null)[];

/** Gives a die to a faction; what that faction had goes back. Given again, the die is taken back. */
export function shared(shares: Shares, die: number, to: FactionId): Shares {
  const again = shares[die] === to;
  return shares.map((who, n) => (n === die ? (again ? null : to) : who === to ? null : who));
}

/** The next die without a faction, or null when enough are given. */
export function nextShare(shares: Shares, needed: number): number | null {
  const given = shares.filter((who) => who !== null).length;
  const open = shares.indexOf(null);
  return given >= needed || open < 0 ? null : open;
}

export function shareCommand(step: number, offer: ShareOffer, shares: Shares): Made {
  const lacking = offer.needed - shares.filter((who) => who !== null).length;
  if (lacking > 0) return missing(say('share-lacking', { n: lacking }));
  return made({ do: 'share_dice', step, to: shares });
}

export function writtenCommand(step: number, article: number, text: string): Made {
  const written = text.trim().slice(0, 600);
  if (written === '') return missing(say('amend-text'));
  return made({ do: 'amend', step, article, to: { written } });
}

/** A probability as one reads it: "41 %", "0.4 %", "under 0.1 %"; what is certain stays certain. */
export function perCent(probability: number): string {
  const hundred = probability * 100;
  if (probability <= 0 || probability >= 1) return say('odds-certain', { share: hundred });
  if (hundred < 0.05) return say('odds-under', { share: 0.1 });
  if (hundred > 99.95) return say('odds-over', { share: 99.9 });
  return say('odds', { share: hundred });
}
