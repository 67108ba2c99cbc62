import type { DeskView, DeviceView, TableView } from '../../../wire/hub';
import type { CouncilView, FactionView } from '../../../wire/council';
import { history } from './history';

/*
 * What the hub, which records nothing, has around a council: its table, its seats, its devices.
 */

/** The table around these factions; one seat is free and another away. */
export function room(factions: FactionView[], change: Partial<TableView> = {}): TableView {
  return {
    code: 'DELOS',
    language: 'en',
    name: 'Saturday at the town hall',
    address: 'http://192.168.1.5:8080',
    lobby: 'open',
    pause: null,
    returns: 0,
    ticker: '',
    answers: [],
    seats: factions.map(({ id, name, colour, emblem, creed }) => ({
      id,
      name,
      colour,
      emblem,
      says: creed,
      taken: id !== 'theocrats',
      online: id !== 'theocrats' && id !== 'medes',
    })),
    ...change,
  };
}

/** The shared part of a view around a council. */
export function shared(game: CouncilView, change: Partial<TableView> = {}) {
  return { table: room(game.factions, change), game };
}

export function desk(): DeskView {
  return {
    tickets: Array.from({ length: 8 }, (_, n) => `ticket-${n}`),
    addresses: ['http://192.168.1.5:8080', 'http://10.0.0.7:8080'],
    history: Object.fromEntries(history().map((point) => [point.entry, point])),
    devices: [
      device('d1', 'Control’s laptop', { screen: 'control' }),
      device('d2', 'Xenia’s phone', { seat: 'democrats' }),
      device('d3', 'Old tablet', { seat: 'medes', online: false }),
      device('d4', 'Hall projector', { screen: 'projector' }),
    ],
  };
}

export function device(id: string, name: string, change: Partial<DeviceView> = {}): DeviceView {
  const plain = {
    screen: 'seat',
    seat: null,
    online: true,
    helper: false,
    operator: false,
  } as const;
  return { id, name, ...plain, ...change };
}
