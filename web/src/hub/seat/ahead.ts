import { Part } from '../../ui/part.svelte';
import { screensOf, type Games, type SeatScreens } from '../games';
import { seatKeys } from '../keyring';
import { routeOf } from './route';

/** A seat at its table. */
export const SEAT = new Part(
  async () => (await import('./SeatScreen.svelte')).default,
  'looked at',
);

/** Fetches what a seat of this game needs: whoever chooses one will sit there in a moment. */
export function foresee(games: Games<SeatScreens>, game: string): void {
  void SEAT.fetch();
  // What is missing is told where it is needed.
  void screensOf(games, game).catch(() => undefined);
}

/** The same for a device that comes back to its seat, before the page has said a word. */
export function foreseeSeat(games: Games<SeatScreens>, { pathname, hash }: Location): void {
  const { page, code } = routeOf(pathname, hash);
  const game = page === 'join' ? seatKeys.at(code)?.game : undefined;
  if (game !== undefined) foresee(games, game);
}
