import type { VoteRow } from '../../../../wire/council';

/** Which votes are shown, and in what order. */
export type Which = 'all' | 'passed' | 'failed' | 'close' | 'hands';
export type Wanted = { which: Which; text: string; latest: boolean };

export const WHICH: { which: Which; name: string }[] = [
  { which: 'all', name: 'All votes' },
  { which: 'passed', name: 'What passed' },
  { which: 'failed', name: 'What failed' },
  { which: 'close', name: 'Close votes' },
  { which: 'hands', name: 'With votes cast for others' },
];

/** A vote is close that a single unit of strength a side would have tied or turned. */
const CLOSE = 2;

export function wanted(votes: VoteRow[], { which, text, latest }: Wanted): VoteRow[] {
  const words = text.trim().toLocaleLowerCase();
  const found = votes.filter(
    (vote) =>
      KEEPS[which](vote) &&
      `${vote.title} ${vote.label} ${vote.when}`.toLocaleLowerCase().includes(words),
  );
  found.sort((a, b) => a.entry - b.entry || a.number - b.number);
  return latest ? found.reverse() : found;
}

const KEEPS: Record<Which, (vote: VoteRow) => boolean> = {
  all: () => true,
  passed: ({ verdict }) => verdict === 'passed',
  failed: ({ verdict }) => verdict === 'failed',
  close: ({ yes, no }) => Math.abs(yes - no) <= CLOSE,
  hands: ({ casts }) => casts.some(({ hand }) => hand !== 'own'),
};
