import type {
  Advance,
  BuildingView,
  Card,
  Faction,
  Kind,
  PlayerView,
  TableView,
} from '../../../wire/atlantida';
import { SEATS } from '../shared/spots';
import { printed } from './island';
import { aids } from './names';

/*
 * A table in the midst of a game, written by hand: what the screens are looked at with where nothing is recorded.
 */

const building = (
  kind: Kind,
  column: number,
  row: number,
  width = 1,
  height = 1,
): BuildingView => ({
  kind,
  statue: null,
  at: { column, row },
  width,
  height,
  pops: 0,
  leaders: 0,
  fresh: false,
  pending: false,
});

type Units = [place: string, holds: boolean, pops: number, leaders: number];

const UNITS: Record<Faction, Units[]> = {
  atlas: [
    ['home', false, 4, 1],
    ['B3', true, 3, 1],
    ['C2', false, 2, 0],
  ],
  ampheres: [
    ['home', false, 5, 0],
    ['C2', true, 4, 2],
    ['A1', true, 0, 1],
  ],
  mneseus: [
    ['home', false, 6, 1],
    ['C2', false, 9, 1],
    ['B2', true, 2, 1],
  ],
  mestor: [
    ['home', false, 3, 0],
    ['theatre', true, 1, 1],
    ['C2', false, 1, 1],
    ['A3', true, 12, 3],
  ],
  azaes: [
    ['home', false, 4, 0],
    ['D3', true, 5, 1],
    ['C2', false, 3, 0],
    ['B5', false, 2, 1],
  ],
};

const ADVANCES: Advance[] = ['navigation', 'astronomy', 'medicine', 'agriculture'];

export function player(faction: Faction): PlayerView {
  const n = SEATS.indexOf(faction);
  const groups = UNITS[faction].map(([place, holds, pops, leaders]) => {
    return { place, holds, pops, leaders, unmoved: Math.max(0, leaders - (n % 2)) };
  });
  const pops = groups.reduce((all, one) => all + one.pops, 0);
  const leaders = groups.reduce((all, one) => all + one.leaders, 0);
  const stock = (stock: PlayerView['stocks'][number]['stock'], value: number) => {
    return { stock, value, because: [] };
  };
  return {
    faction,
    gave_up: false,
    absent: false,
    stocks: [
      stock('stone', 2 + n),
      stock('gold', 4),
      stock('wood', n),
      stock('knowledge', 7 - n),
      stock('arms', 6),
    ],
    capacity: n + 1,
    on_island: pops,
    continent: [2, 0, 5, 1, 11][n] ?? 0,
    hades: n % 3,
    points: 0 as never,
    ended: 0 as never,
    leaders,
    unmoved: 1,
    advances: ADVANCES.slice(0, n).map((one) => [one, 2]),
    groups,
    city: {
      columns: 5,
      rows: 5,
      buildings: [
        building('housing', 3, 3),
        building('farm', 2, 2),
        building('farm', 4, 2),
        building('quarry', 1, 3),
        building('agora', 4, 4, 2),
        ...(n > 1 ? [building('shipyard', 2, 5, 3), building('academy', 1, 1)] : []),
        ...(n > 3 ? [building('aqueduct', 4, 1, 2, 2), building('forge', 3, 4)] : []),
      ],
      debris: n === 2 ? [{ column: 5, row: 1 }] : [],
      empty: 16,
    },
    food: { lines: [], food: pops + ([5, 0, -2, 3, 1][n] ?? 0), pops },
  };
}

const TRACK: (Card | null)[] = [
  null,
  null,
  'tribute',
  null,
  'drought',
  'tribute',
  'lost_fleet',
  'raid',
  'tribute',
  'beasts',
  'flood',
  'tribute',
  'collapse',
];

/** What a view has since and this game has none of. */
const LATER = {
  asked: { sealed: [] },
  board: { sinking: null },
  reveals: [],
  accord: { held: false, held_by: null, host: null, open: null, answered: null, points: [] },
};

/** A table of the first so many peoples, in the movement phase of turn 7; Ampheres plays. */
export function made(count = 5, change: Partial<TableView> = {}): TableView {
  const seats = SEATS.slice(0, count);
  const players = seats.map(player);
  const dead = new Set(['B3', 'C2', 'B2', 'D3']);
  const holder = (place: string) =>
    players.find((one) => one.groups.some((group) => group.place === place && group.holds))
      ?.faction ?? null;
  const hexes = printed().map((hex) => ({
    ...hex,
    creature: dead.has(hex.id) ? null : hex.creature,
    sunk: hex.id === 'E1',
    holder: holder(hex.id),
  }));
  const says = (number: number, say: string, filled: Record<string, unknown>) => ({
    number,
    turn: 7,
    at: number,
    text: { say, with: filled } as TableView['log'][number]['text'],
    kind: 'turn' as const,
    factions: [],
  });
  return {
    ...LATER,
    asked: {
      ...LATER.asked,
      stage: 'movement',
      step: 41,
      order: [...seats],
      duties: [{ faction: seats[1] ?? 'atlas', since: 0 }],
      done: [],
      together: false,
      clock: [72_000, 90],
      phase: seats[1] ?? 'atlas',
    },
    board: {
      ...LATER.board,
      turn: 7,
      main: [
        { q: 0, r: 0 },
        { q: 1, r: 0 },
      ],
      hexes,
      theatre: holder('theatre'),
      track: TRACK.map((card, n) => ({ card, stopped: n === 4, spared: null })),
      away: [],
      compass: { holder: seats[1] ?? 'atlas', clockwise: true, order: [...seats] },
    },
    players,
    battle: null,
    last_battle: null,
    offers: null,
    result: null,
    log: [
      says(91, 'log-shipped', { who: { name: 'Atlas' }, pops: 2, place: { say: 'place-home' } }),
      says(90, 'log-turn', { turn: 7 }),
    ],
    aids: aids(),
    ...change,
  };
}
