import { questionOf } from './question';
import { cardNow, type Scene } from './scene';
import { say } from './texts';

/** What is done for a seat whose clock reaches nought, as the rules decide it; nothing where it has no clock. */
export function lateOf({ game, faction, own }: Scene): string {
  const question = questionOf(game, faction, own);
  if (game.asked.clock === null || ['waiting', 'lobby', 'over'].includes(question)) return '';
  const what = say('atl-late', { asked: asked() });
  // A clock is the whole phase's: what comes after this step is done with it.
  const more = game.asked.stage === 'improvement' && question !== 'shipping';
  return more ? `${what} ${say('atl-late-rest')}` : what;

  function asked(): string {
    const { battle } = game;
    if (question === 'answer' && battle?.prize === 'plunder') return 'city';
    if (question === 'commit' && battle?.turns === 'attacker_sees') return 'commit-seen';
    if (question === 'offer') return cardNow(game) === 'tribute' ? 'tribute' : 'fleet';
    return question === 'order' ? 'compass' : question;
  }
}
