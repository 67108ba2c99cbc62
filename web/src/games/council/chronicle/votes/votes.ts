import { told } from '../../../../ui/told.svelte';
import type { VoteRow } from '../../../../wire/council';

/** Which votes are shown, and in what order. */
export type Which = 'all' | 'passed' | 'failed' | 'close' | 'hands';
export type Wanted = { which: Which; text: string; latest: boolean };

export const WHICH: Which[] = ['all', 'passed', 'failed', 'close', 'hands'];

/** A vote is close that a single unit of strength a side would have tied or turned. */
const CLOSE = 2;

export function wanted(votes: VoteRow[], { which, text, latest }: Wanted): VoteRow[] {
  const words = text.trim().toLocaleLowerCase();
  const found = votes.filter(
    (vote) => KEEPS[which](vote) && wordsOf(vote).toLocaleLowerCase().includes(words),
  );
  found.sort((a, b) => a.entry - b.entry || a.number - b.number);
  return latest ? found.reverse() : found;
}

const wordsOf = ({ title, label, when }: VoteRow) => [title, label, when].map(told).join(' ');

const KEEPS: Record<Which, (vote: VoteRow) => boolean> = {
  all: () => true,
  passed: ({ verdict }) => verdict === 'passed',
  failed: ({ verdict }) => verdict === 'failed',
  close: ({ yes, no }) => Math.abs(yes - no) <= CLOSE,
  hands: ({ casts }) => casts.some(({ hand }) => hand !== 'own'),
};
