import type { CouncilView, MeasureKind, MotionView } from '../../../wire/council';
import { say } from './texts';

/** The sign of what adopting a motion makes of it. */
export const MEASURES: Record<MeasureKind, string> = {
  article: 'ionic-column',
  law: 'scroll-unfurled',
  deed: 'gavel',
};

type Docket = Pick<CouncilView, 'agenda' | 'assembly'>;

/** The motion that is before the Assembly, or was until just now. */
export function before(game: Docket): MotionView | undefined {
  const id = game.assembly?.motion ?? game.assembly?.last ?? null;
  return game.agenda.find((motion) => motion.id === id);
}

/** "Motion 4 of 10": a motion's place on the agenda. */
export function placeOf(game: Docket, id: number): string {
  const place = game.agenda.findIndex((motion) => motion.id === id);
  if (place < 0) return say('motion-alone');
  return say('motion-place', { place: place + 1, of: game.agenda.length });
}
