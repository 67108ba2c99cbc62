import type { SeatView } from '../../../wire/hub';
import { needsDevice } from '../seats/modes';
import type { Player } from '../../views';

/** Of those who are asked, seats at which no device is. */
export type Absent = { never: Player[]; away: Player[] };

/** Whom the rooms of the hub know no device of, now or ever. */
export function absent(asked: Player[], seats: SeatView[]): Absent {
  const all = asked.filter(({ mode }) => needsDevice(mode));
  const seat = (id: string) => seats.find((one) => one.id === id);
  return {
    never: all.filter(({ id }) => seat(id)?.taken === false),
    away: all.filter(({ id }) => seat(id)?.taken === true && seat(id)?.online === false),
  };
}
