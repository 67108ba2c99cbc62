import type { MessageView, PublicAnswer } from '../../../wire/hub';
import { nowIn } from './recorded';

const at = (id: number) => nowIn('ballot') - 600_000 + id * 40_000;

/** A word of Control's to a seat; to all with `null`. */
export function word(id: number, text: string, seat: string | null, read = false): MessageView {
  return {
    id,
    at: at(id),
    seat,
    question: false,
    text,
    heard: read ? ['democrats'] : [],
    answer: null,
  };
}

/** A question of a seat; answered by word of mouth with an empty answer. */
export function question(id: number, text: string, answer?: string, to_all = false): MessageView {
  const given = answer === undefined ? null : { text: answer, to_all };
  return { id, at: at(id), seat: 'democrats', question: true, text, heard: [], answer: given };
}

export const LONG_WORD =
  'Your offer to the Medes has reached us, and so has theirs to you; neither is what the other believes it to be. Come to the map table before the debate ends, bring whoever keeps your accounts, and say nothing of this to the Oligarchs, who are listening rather hard.';

/** What was said before: read words, questions in every state. */
export function said(): MessageView[] {
  return [
    word(1, 'Lunch is at one. The council sits again at two.', null, true),
    question(
      2,
      'Does exile end with the Act?',
      'It does not. Only the council or the Assembly ends it.',
      true,
    ),
    question(3, 'May we pay the Medes in Tyche for their grant?', ''),
    question(5, 'What becomes of our Hero if the Amazons hold the tombs?'),
  ];
}

export function answers(): PublicAnswer[] {
  return [
    {
      id: 2,
      question: 'Does exile end with the Act?',
      answer: 'It does not. Only the council or the Assembly ends it.',
    },
    {
      id: 4,
      question: 'Are Horses spent in the race?',
      answer: 'No. Whoever shows them keeps them.',
    },
  ];
}
