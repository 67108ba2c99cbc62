import type { SeatView, TableView } from '../../../wire/atlantida';
import '../shared/rules-texts';
import type { Covered, SeatScreens } from '../../../hub/games';
import { Part } from '../../../ui/part.svelte';
import { peoples } from '../shared/factions';
import { reveals } from './secrets';
import SeatPage from './SeatPage.svelte';
import { say } from './texts';

/** Atlantida on the devices of its seats and of onlookers. */
export const screens: SeatScreens<TableView, SeatView> = {
  Seat: SeatPage,
  watch: new Part(async () => (await import('./WatchPage.svelte')).default, 'looked at'),
  covered,
  reveals,
};

function covered(game: TableView): Covered {
  const all = peoples(game.aids.factions);
  return {
    headline: say(`atl-stage-${game.asked.stage}`),
    moment: game.asked.step,
    awaited: Object.fromEntries(
      game.asked.duties.map(({ faction }) => [faction, say('atl-is-awaited')]),
    ),
    patterns: Object.fromEntries(Object.values(all).map(({ id, pattern }) => [id, pattern])),
  };
}
