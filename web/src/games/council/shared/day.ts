import { language } from '../../../ui/language.svelte';
import { told } from '../../../ui/told.svelte';
import type { DayView, RoundKind } from '../../../wire/council';
import { say } from './texts';

const EMBLEMS: Record<RoundKind, string> = {
  action: 'greek-temple',
  diplomacy: 'shaking-hands',
  assembly: 'public-speaker',
};

/** The sorts of rounds that a day of the council has. */
export const KINDS_OF_ROUNDS = Object.keys(EMBLEMS) as RoundKind[];

export function roundName(kind: RoundKind): string {
  return say(`round-${kind}`);
}

export function roundEmblem(kind: RoundKind): string {
  return EMBLEMS[kind];
}

/** What follows the round under way: "Begin the Diplomacy Round" is an order to Control, not to a phone. */
export function following({ next, rounds }: DayView): string | undefined {
  // The order is a sentence; only English has its round in it as it stands.
  const round = rounds.find(({ state }) => state === 'ahead');
  if (language() !== 'en' && round) return told(round.name);
  return next === null ? undefined : told(next).replace(/^(Begin|Open) /, '');
}
