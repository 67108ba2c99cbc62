import type { Report, TableView } from '../../../wire/atlantida';
import { who } from '../shared/names';
import { prizeName } from './asked';
import { say } from './texts';

/** How a battle ended, in a sentence; and why, where that needs another. */
export function verdictOf(game: TableView, report: Report): [string, string] {
  const { outcome, prize, attack, defence, sets } = report;
  const attacker = who(game.aids, report.attacker);
  const defender = who(game.aids, report.defender);
  const place = prizeName(game, prize, report.defender);
  switch (outcome) {
    case 'attacker_wins':
      return prize === 'plunder'
        ? [say('atl-plunders', { who: attacker, sets }), '']
        : [say('atl-takes', { who: attacker, place }), ''];
    case 'defender_wins':
      return attack.strength === defence.strength
        ? [say('atl-equal'), say('atl-keeps', { who: defender, place })]
        : [say('atl-keeps', { who: defender, place }), ''];
    case 'retreated':
      return prize === 'plunder'
        ? [say('atl-opens', { who: defender, sets }), '']
        : [say('atl-retreats', { who: defender }), say('atl-takes', { who: attacker, place })];
    case 'forced_back':
      return [say('atl-retreats', { who: defender }), say('atl-no-answer')];
    case 'called_off':
      return [say('atl-calls-off', { who: attacker }), ''];
  }
}
