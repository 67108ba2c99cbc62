import type { Covered, SeatScreens } from '../../../hub/games';
import type { CouncilView, SeatView } from '../../../wire/council';
import { reveals } from '../shared/reveals';
import SeatPage from './SeatPage.svelte';
import WatchPage from './WatchPage.svelte';

/** The council on the devices of its seats and of onlookers. */
export const screens: SeatScreens<CouncilView, SeatView> = {
  Seat: SeatPage,
  Watch: WatchPage,
  covered,
  reveals,
};

function covered(game: CouncilView): Covered {
  return {
    headline: game.headline,
    moment: game.step_number,
    awaited: Object.fromEntries(game.awaiting.map(({ faction, what }) => [faction, what])),
    patterns: Object.fromEntries(game.factions.map(({ id, pattern }) => [id, pattern])),
  };
}
