import '../shared/rules-texts';
import type { Covered, SeatScreens } from '../../../hub/games';
import type { CouncilView, SeatView } from '../../../wire/council';
import { Part } from '../../../ui/part.svelte';
import { namesOf } from '../shared/counters';
import { reveals } from '../shared/reveals';
import SeatPage from './SeatPage.svelte';
import { told } from '../../../ui/told.svelte';

/** The council on the devices of its seats and of onlookers. */
export const screens: SeatScreens<CouncilView, SeatView> = {
  Seat: SeatPage,
  watch: new Part(async () => (await import('./WatchPage.svelte')).default, 'looked at'),
  covered,
  reveals,
};

function covered(game: CouncilView): Covered {
  return {
    headline: told(game.headline),
    announcement: game.announcement,
    names: namesOf(game),
    moment: game.step_number,
    awaited: Object.fromEntries(game.awaiting.map(({ faction, what }) => [faction, told(what)])),
    patterns: Object.fromEntries(game.factions.map(({ id, pattern }) => [id, pattern])),
  };
}
