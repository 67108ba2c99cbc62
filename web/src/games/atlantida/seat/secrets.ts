import type { Reveal } from '../../../hub/seals/reveal';
import type { Answer, TableView } from '../../../wire/atlantida';
import { say } from './texts';

/** An answer in the words that its seal has for it. */
export function choiceOf(answer: Answer): string {
  if (answer === 'retreat') return 'retreat';
  const { arms, sacrifices } = answer.fight;
  // Words of the seal, which nobody reads: in each language they are the same.
  return ['fight', 'with', arms, 'arms,', sacrifices, 'pops'].join(' ');
}

/** An answer as it is read. */
export function wordsOf(answer: Answer): string {
  if (answer === 'retreat') return say('atl-locked-retreat');
  const { arms, sacrifices } = answer.fight;
  if (arms + sacrifices === 0) return say('atl-locked-nothing');
  return say('atl-locked-fight', { arms, lives: sacrifices });
}

const FOUGHT = /^fight with (\d+) arms, (\d+) pops$/;

/** A choice that was shown, from the words of its seal. */
function shownWords(of: 'battle' | 'offer', choice: string): string {
  if (of === 'offer') return say('atl-locked-gold', { n: Number(choice) });
  const [, arms, lives] = FOUGHT.exec(choice) ?? [];
  if (arms === undefined) return wordsOf('retreat');
  return wordsOf({ fight: { arms: Number(arms), sacrifices: Number(lives) } });
}

/** The secret choices that are shown now. */
export function reveals(game: TableView): Reveal[] {
  return game.reveals.map(({ question, of, rows }) => ({
    question,
    what: say(`atl-secret-${of}`),
    choices: rows.map(({ faction, choice, hand, seal }) => ({
      seat: faction,
      choice,
      words: shownWords(of, choice),
      hand,
      seal,
    })),
  }));
}
