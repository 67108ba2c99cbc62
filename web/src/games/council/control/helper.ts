import type { Command } from '../../../wire/council';

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

/** Whether the rules keep this command for a full Control. */
export const reserves = (command: Pick<Command, 'do'>): boolean => RESERVED.has(command.do);
