import type { Card, Command, Faction, SeatView, Step, TableView } from '../../../wire/atlantida';
import { cardNow, isAwaited, offered } from './scene';

/** What a seat is asked; each has a screen of its own. */
export type Question =
  | 'lobby'
  | 'statue'
  | 'order'
  | 'movement'
  | 'answer'
  | 'commit'
  | 'zeus'
  | 'compass'
  | 'hunting'
  | 'production'
  | 'development'
  | 'craft'
  | 'building'
  | 'feeding'
  | 'keep'
  | 'lose'
  | 'offer'
  | 'raid'
  | 'flood'
  | 'earthquake'
  | 'event'
  | 'shipping'
  | 'sinking'
  | 'boarding'
  | 'waiting'
  | 'over';

/** Which question a seat has before it. Every stage, step and card has its line; the compiler sees that none is missing. */
export function questionOf(
  game: TableView,
  faction: Faction | null,
  own: SeatView | null,
): Question {
  const { stage } = game.asked;
  if (stage === 'lobby' || stage === 'over') return stage;
  if (own === null || !isAwaited(game, faction)) return 'waiting';
  switch (stage) {
    case 'statues':
      return 'statue';
    case 'order':
      return 'order';
    case 'movement':
      if (game.battle === null) return 'movement';
      return game.battle.attacker === faction ? 'commit' : 'answer';
    case 'zeus':
      return 'zeus';
    case 'compass':
      return 'compass';
    case 'improvement':
      return improving(game, own);
    case 'sinking':
      return 'sinking';
    case 'boarding':
      return 'boarding';
  }
}

function improving(game: TableView, own: SeatView): Question {
  if (offered(own, 'keep').length > 0) return 'keep';
  const { draft } = own;
  if (draft === null) return 'waiting';
  if (draft.owes > 0) return 'lose';
  return draft.step === 'reaction' ? reacting(cardNow(game)) : STEPS[draft.step];
}

const STEPS: Record<Exclude<Step, 'reaction'>, Question> = {
  hunting: 'hunting',
  production: 'production',
  development: 'development',
  craft: 'craft',
  building: 'building',
  feeding: 'feeding',
  shipping: 'shipping',
};

function reacting(card: Card | null): Question {
  switch (card) {
    case 'tribute':
    case 'lost_fleet':
      return 'offer';
    case 'raid':
    case 'flood':
    case 'earthquake':
      return card;
    case 'drought':
    case 'iconoclasm':
    case 'epidemic':
    case 'beasts':
    case 'collapse':
    case null:
      return 'event';
  }
}

/** What every draft can be sent besides what is asked: its dock and its sheet have them. */
const DRAFT: Command['do'][] = [
  'undo',
  'reset',
  'next_step',
  'finish_movement',
  'finish_improvement',
  'reopen',
  'give_up',
];

/** What each screen sends. */
export const SENDS: Record<Question, Command['do'][]> = {
  lobby: ['begin'],
  statue: ['choose_statue'],
  order: ['set_order'],
  movement: ['take_by_hermes', 'summon', 'shift', 'move', 'attack', ...DRAFT],
  answer: ['answer'],
  commit: ['commit', 'call_off'],
  zeus: ['use_zeus'],
  compass: ['set_compass'],
  hunting: ['hunt', 'withdraw', ...DRAFT],
  production: ['place', 'shift', ...DRAFT],
  development: ['appoint', 'learn', ...DRAFT],
  craft: ['craft', ...DRAFT],
  building: ['build', 'make_arms', ...DRAFT],
  feeding: ['grow', ...DRAFT],
  keep: ['keep', ...DRAFT],
  lose: ['lose', ...DRAFT],
  offer: ['offer', ...DRAFT],
  raid: ['react', ...DRAFT],
  flood: ['react', ...DRAFT],
  earthquake: ['react', ...DRAFT],
  event: [...DRAFT],
  shipping: ['send_by_europa', 'ship', ...DRAFT],
  sinking: ['sink', 'pass'],
  boarding: ['board'],
  waiting: ['reopen', 'give_up'],
  over: [],
};
