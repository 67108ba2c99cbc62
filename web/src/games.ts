import type {
  AnyTable,
  ChronicleScreens,
  ControlScreens,
  Games,
  PrintScreens,
  ProjectorScreens,
  SeatScreens,
  Told,
} from './hub/games';
import type { Socket } from './hub/table.svelte';

/*
 * The games that this build knows, by the names that the server gives them. Nothing else names them all.
 * A list for each page: so a page that is one file holds its own screens alone.
 */

export const seats: Games<SeatScreens> = {
  council: () => import('./games/council/seat/screens'),
  atlantida: () => import('./games/atlantida/seat/screens'),
};

export const controls: Games<ControlScreens> = {
  council: () => import('./games/council/control/screens'),
  atlantida: () => import('./games/atlantida/control/screens'),
};

export const projectors: Games<ProjectorScreens> = {
  council: () => import('./games/council/projector/screens'),
  atlantida: () => import('./games/atlantida/projector/screens'),
};

export const sheets: Games<PrintScreens> = {
  council: () => import('./games/council/print/screens'),
  atlantida: () => import('./games/atlantida/print/screens'),
};

export const chronicles: Games<ChronicleScreens> = {
  council: () => import('./games/council/chronicle/screens'),
  atlantida: () => import('./games/atlantida/chronicle/screens'),
};

/** Tables that are made up, to look at screens with while they are being made; never in the build. */
export const madeUp = {
  /** `atlantida-movement`: a situation of that game; the council's have no game before them. */
  seat: async (wanted: URLSearchParams): Promise<(url: string) => Socket> =>
    (wanted.get('fixture')?.startsWith('atlantida-')
      ? (await import('./games/atlantida/seat/dev/stage')).stage(wanted)
      : (await import('./games/council/dev/stage')).stage(wanted)
    ).socket,
  /** `atlantida-moving`: a moment of that game; the council's have no game before them. */
  control: async (code: string) =>
    (new URLSearchParams(location.search).get('fixture')?.startsWith('atlantida-')
      ? (await import('./games/atlantida/control/dev/fixture')).fixtureTable(code)
      : (await import('./games/council/control/dev/fixture')).fixtureTable(code)) as AnyTable,
  /** `atlantida-move`: a moment of that game; the council's have no game before them. */
  projector: async (play: string) =>
    (play.startsWith('atlantida-')
      ? (await import('./games/atlantida/projector/dev/rehearsal')).rehearse(play.slice(10))
      : (await import('./games/council/projector/dev/rehearsal')).rehearse(play)) as AnyTable,
  /** `?fixture=atlantida`: an evening of that game; the council's has no game. */
  chronicle: async (search: string) =>
    (new URLSearchParams(search).get('fixture') === 'atlantida'
      ? (await import('./games/atlantida/chronicle/dev/fixture')).chronicle()
      : (await import('./games/council/chronicle/dev/fixture')).chronicle(
          new URLSearchParams(search).get('edition') ?? undefined,
        )) as Told,
};
