import type { CouncilView, FactionId, FactionView, Step } from '../../../../wire/council';
import type { TableView } from '../../../../wire/hub';
import { needsDevice } from '../seat/modes';

/** Seats that a secret choice waits for, or will once it is opened, and at which no device is. */
export type Absent = { never: FactionView[]; away: FactionView[] };

const OPEN: Step[] = ['election', 'race', 'ballot', 'motion_ballot'];
const BEFORE_A_VOTE: Step[] = ['strengths', 'choose_motion', 'motion_debate'];

function asked(council: Pick<CouncilView, 'step' | 'awaiting' | 'factions'>): FactionView[] {
  const { step, awaiting, factions } = council;
  const awaited = new Set<FactionId>(awaiting.map(({ faction }) => faction));
  if (OPEN.includes(step)) return factions.filter(({ id }) => awaited.has(id));
  if (BEFORE_A_VOTE.includes(step)) return factions.filter((one) => one.citizen && !one.exiled);
  return step === 'debate' ? factions.filter(({ horses }) => horses.value > 0) : [];
}

/** Whom the rooms of the hub know no device of, now or ever. */
export function absent(
  council: Pick<CouncilView, 'step' | 'awaiting' | 'factions'>,
  seats: TableView['seats'],
): Absent {
  const all = asked(council).filter(({ mode }) => needsDevice(mode));
  const seat = (id: FactionId) => seats.find((one) => one.id === id);
  return {
    never: all.filter(({ id }) => seat(id)?.taken === false),
    away: all.filter(({ id }) => seat(id)?.taken === true && seat(id)?.online === false),
  };
}
