import { because, missing, type Made } from '../../../hub/desk/form';
import type {
  Advance,
  Command,
  Correction,
  Faction,
  HexId,
  Place,
  PlayerView,
  Square,
  Stock,
  TableView,
} from '../../../wire/atlantida';
import { stockOf } from '../shared/figures';
import { say } from './texts';

/** What may be put right, in the order of the form. */
export const FIGURES = [
  'stock',
  'units',
  'counts',
  'learn',
  'destroy',
  'creature',
  'compass',
] as const satisfies readonly Correction['figure'][];

export type Figure = (typeof FIGURES)[number];

/** What stands in the form; `figure` says which of it counts. */
export type Draft = {
  figure: Figure;
  faction: Faction;
  stock: Stock;
  to: number;
  place: Place;
  pops: number;
  leaders: number;
  at_site: boolean;
  capacity: number;
  continent: number;
  hades: number;
  advance: Advance | null;
  at: Square | null;
  hex: HexId;
  lives: boolean;
  clockwise: boolean;
};

const UNKNOWN = { to: 0, pops: 0, leaders: 0, at_site: false, capacity: 0, continent: 0, hades: 0 };

/** The figures of a people as they stand: where the form begins, and again when something else is picked. */
export function standing(
  game: TableView,
  at: Pick<Draft, 'figure' | 'faction' | 'stock' | 'place' | 'hex'>,
): Draft {
  const player = game.players.find(({ faction }) => faction === at.faction);
  const hex = game.board.hexes.find(({ id }) => id === at.hex);
  return {
    ...UNKNOWN,
    ...(player && figures(player, at)),
    ...at,
    advance: null,
    at: null,
    lives: hex?.creature !== null,
    clockwise: game.board.compass?.clockwise ?? true,
  };
}

function figures(player: PlayerView, { stock, place }: Pick<Draft, 'stock' | 'place'>) {
  const group = player.groups.find((one) => one.place === place);
  const { capacity, continent, hades } = player;
  const { pops = 0, leaders = 0, holds: at_site = false } = group ?? {};
  return { to: stockOf(player, stock), pops, leaders, at_site, capacity, continent, hades };
}

const NUMBERS = ['to', 'pops', 'leaders', 'capacity', 'continent', 'hades'] as const;

/** An empty field is none. */
const isWhole = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;

/** What the form comes to. */
export function correctionOf(draft: Draft, reason: string): Made<Command> {
  const what = picked(draft);
  if (typeof what === 'string') return missing(what);
  const wrong = NUMBERS.some((key) => key in what && !isWhole(draft[key]));
  if (wrong) return missing(say('atl-desk-correct-whole'));
  return because<Command>(reason, (reason) => ({ do: 'correct', what, reason }));
}

function picked(draft: Draft): Correction | string {
  const { figure, faction, advance, at } = draft;
  switch (figure) {
    case 'stock':
      return { figure, faction, stock: draft.stock, to: draft.to };
    case 'units': {
      const { place, pops, leaders, at_site } = draft;
      return { figure, faction, place, pops, leaders, at_site };
    }
    case 'counts': {
      const { capacity, continent, hades } = draft;
      return { figure, faction, capacity, continent, hades };
    }
    case 'learn':
      return advance ? { figure, faction, advance } : say('atl-desk-correct-advance');
    case 'destroy':
      return at ? { figure, faction, at } : say('atl-desk-correct-building');
    case 'creature':
      return { figure, hex: draft.hex, lives: draft.lives };
    case 'compass':
      return { figure, holder: faction, clockwise: draft.clockwise };
  }
}
