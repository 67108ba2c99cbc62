import type { Command } from '../../../wire/council';
import type { TableCommand } from '../../../wire/hub';
import { say } from './texts';

/** Why a helper's device is not given something: the server refuses it for the same reason. */
export const helps = (): string => say('helper-only');

/**
 * What the server keeps for a full Control. A helper's screen shows it shut, so that nobody reaches
 * for it in vain.
 */
export const RESERVED: ReadonlySet<Command['do']> = new Set([
  'add_article',
  'add_hero',
  'add_support',
  'advance_act',
  'appoint_prytanis',
  'begin_stasis',
  'change_article',
  'change_setting',
  'change_settings',
  'close_deck',
  'conceal_anew',
  'correct_hero',
  'correct_score',
  'correct_units',
  'deal_cards',
  'edit',
  'move_card',
  'move_colossus',
  'open_deck',
  'proclaim_law',
  'remove_support',
  'repeal_article',
  'repeal_law',
  'reshuffle',
  'revise_outcome',
  'set_hero',
  'set_standing',
  'set_supremacy',
  'set_tie_breaker',
  'shuffle_deck',
  'void_vote',
  'write_card',
]);

export function isReserved(command: Command['do']): boolean {
  return RESERVED.has(command);
}

export const RESERVED_AT_THE_TABLE: ReadonlySet<TableCommand['do']> = new Set([
  'change_seed',
  'close_table',
  'renew_keys',
  'rewind',
  'set_helper',
]);

export function isReservedAtTable(command: TableCommand['do']): boolean {
  return RESERVED_AT_THE_TABLE.has(command);
}
