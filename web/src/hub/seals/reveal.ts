import { listed } from '../../ui/format';
import { named } from '../../ui/told.svelte';
import { fits } from './seal';
import { say } from '../play/texts';

/** A choice as everybody sees it after a reveal. */
export type ShownChoice = {
  seat: string;
  /** In the words that its seal has for it. */
  choice: string;
  /** In words for people. */
  words: string;
  /** Whose hand it came from: `own` is that of a device of the seat. */
  hand: string;
  seal:
    | { is: 'open'; commitment: string; nonce: string }
    /** No device sealed it, or another choice would be shown in the same way. */
    | { is: 'none' }
    | { is: 'not_in' };
};

/** What was asked in secret, and what is shown of it. */
export type Reveal = {
  /** As the seals name it. */
  question: string;
  /** For people: "the race". */
  what: string;
  choices: ShownChoice[];
};

/** What anybody can find out of a row: its seal fits, or does not, or there is none to open. */
export type Found = 'fits' | 'broken' | 'unsealed';

export function found({ question }: Reveal, { seat, choice, seal }: ShownChoice): Found {
  if (seal.is !== 'open') return 'unsealed';
  return fits(seal, { seat, question, choice }) ? 'fits' : 'broken';
}

/** How many choices of a reveal are sealed, and whose seals do not fit. */
export function counted(reveal: Reveal): { sealed: number; broken: string[] } {
  const rows = reveal.choices.map((row) => ({ seat: row.seat, is: found(reveal, row) }));
  return {
    sealed: rows.filter(({ is }) => is !== 'unsealed').length,
    broken: rows.filter(({ is }) => is === 'broken').map(({ seat }) => seat),
  };
}

/** "8 choices sealed, all fit." Nothing where nothing is sealed. */
export function sentence(reveal: Reveal, nameOf: (seat: string) => string): string {
  const { sealed, broken } = counted(reveal);
  if (broken.length > 0) {
    const who = listed(broken.map((seat) => named(nameOf(seat)).in('genitive')));
    return say('seals-broken', { who });
  }
  return sealed === 0 ? '' : say('seals-fit', { n: sealed });
}
