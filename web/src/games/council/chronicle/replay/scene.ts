import { PLAYBILL } from '../../projector/playbill';
import type { Clocked } from '../../../../hub/ticking.svelte';
import { SCENE } from '../../../../hub/projector/stage';
import { staged, type Staging } from '../../projector/staging';
import type { CouncilView } from '../../../../wire/council';
import type { TableView } from '../../../../wire/hub';

/** What only the room of that day needed: the code to join, a black screen, an announcement. */
const PASSED: Staging[] = ['join', 'lobby', 'black', 'message'];

/** The scene that a view is shown in. */
export function sceneOf(view: CouncilView): Staging {
  const staging = staged(view);
  if (staging === 'message' && view.announcement) return staging;
  return PASSED.includes(staging) || !(staging in PLAYBILL) ? 'council' : staging;
}

/** A clock that stands at a time of the table's. */
export function stopped(at: number): Clocked {
  return { remaining: (endsAt) => Math.max(0, endsAt - at), running: false };
}

/** A room around a council of long ago: nobody joins it, and everybody is there. */
export function roomOf(view: CouncilView): TableView {
  return {
    code: '',
    language: 'en',
    name: view.scenario,
    address: '',
    lobby: 'locked',
    pause: null,
    seats: view.factions.map(({ id, name, colour, emblem, creed }) => ({
      id,
      name,
      colour,
      emblem,
      says: creed,
      taken: true,
      online: true,
    })),
    returns: 0,
    ticker: '',
    answers: [],
  };
}

/** How large a scene may be in a place. */
export function fitting(width: number, height: number): number {
  return Math.max(0.05, Math.min(width / SCENE.width, height / SCENE.height));
}
