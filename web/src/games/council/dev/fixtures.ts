import type { DeskView, TableView } from '../../../wire/hub';
import type { CouncilView } from '../../../wire/council';
import { factions } from './city';
import { history } from './history';

export {
  agenda,
  countedResult,
  election,
  laws,
  LONG_TEXT,
  motionBallot,
  motionOutcome,
  motionResult,
  NEEDED_MORE,
  proposals,
  REASONS,
  sitting,
} from './assembly';
export { CARDS, crowd, factions, figure } from './city';
export { control } from './control';
export { council, streetCouncil } from './council';
export { day, NOW, unplanned } from './day';
export { seat } from './seats';
export { city, STEP_OF, street, STREET_STATES, streets, type StreetState } from './streets';
export { streetDesk, streetSeat } from './street-seats';
export { history, past } from './history';
export { FakeHub } from '../../../hub/dev/fake-hub';
export { spotlight } from './spotlight';
export { answers, LONG_WORD, question, said, word } from './words';

/** The table around a council, eight seats of which two are away. */
export function room(change: Partial<TableView> = {}): TableView {
  return {
    code: 'DELOS',
    name: 'Saturday at the town hall',
    address: 'http://192.168.1.5:8080',
    lobby: 'open',
    pause: null,
    returns: 0,
    ticker: '',
    answers: [],
    seats: factions().map(({ id, name, colour, emblem }) => ({
      id,
      name,
      colour,
      emblem,
      taken: id !== 'theocrats',
      online: id !== 'theocrats' && id !== 'medes',
    })),
    ...change,
  };
}

export function desk(): DeskView {
  return {
    tickets: factions().map(({ id }) => `ticket-${id}`),
    addresses: ['http://192.168.1.5:8080', 'http://10.0.0.7:8080'],
    history: Object.fromEntries(history().map((point) => [point.entry, point])),
    devices: [
      {
        id: 'd1',
        name: 'Control’s laptop',
        screen: 'control',
        seat: null,
        online: true,
        helper: false,
        operator: false,
      },
      {
        id: 'd2',
        name: 'Xenia’s phone',
        screen: 'seat',
        seat: 'democrats',
        online: true,
        helper: false,
        operator: false,
      },
      {
        id: 'd3',
        name: 'Old tablet',
        screen: 'seat',
        seat: 'medes',
        online: false,
        helper: false,
        operator: false,
      },
      {
        id: 'd4',
        name: 'Hall projector',
        screen: 'projector',
        seat: null,
        online: true,
        helper: false,
        operator: false,
      },
    ],
  };
}

/** The shared part of a view around a council. */
export function shared(game: CouncilView, change: Partial<TableView> = {}) {
  return { table: room(change), game };
}
