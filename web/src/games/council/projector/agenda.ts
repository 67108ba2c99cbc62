import type { CouncilView, MeasureKind, MotionView } from '../../../wire/council';

/** What adopting a motion makes of it. */
export const KINDS: Record<MeasureKind, { name: string; emblem: string }> = {
  article: { name: 'For the constitution', emblem: 'ionic-column' },
  law: { name: 'A law', emblem: 'scroll-unfurled' },
  deed: { name: 'A resolution', emblem: 'gavel' },
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
  return place < 0 ? 'Motion' : `Motion ${place + 1} of ${game.agenda.length}`;
}
