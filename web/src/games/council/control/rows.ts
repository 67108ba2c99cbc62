import type { Row } from '../../../hub/desk/brought';
import type { CouncilView, FactionId } from '../../../wire/council';
import { say } from './texts';

/** What a row of the rail says of a faction. */
export function rowOf(council: CouncilView, id: FactionId): Row {
  const faction = council.factions.find((one) => one.id === id);
  const presides = council.prytanis === id;
  const marks = [
    presides && say('row-prytanis'),
    faction?.exiled && say('row-exiled'),
    faction && !faction.citizen && say('row-foreign'),
  ];
  return {
    done: done(council, id),
    marks: marks.filter((mark) => typeof mark === 'string'),
    leads: presides,
  };
}

function done({ step, bids_in, ballot, election }: CouncilView, id: FactionId): string | null {
  if (step === 'race' && bids_in.includes(id)) return say('row-locked');
  if (step === 'election') return election?.votes_in.includes(id) ? say('row-picked') : null;
  const voting = step === 'ballot' || step === 'motion_ballot';
  return voting && ballot?.votes_in.includes(id) ? say('row-voted') : null;
}
