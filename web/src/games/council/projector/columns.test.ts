import { describe, expect, it } from 'vitest';
import { council } from '../dev/fixtures';
import type { BallotView, Pick } from '../../../wire/council';
import { closed, sorted, type Token } from './columns';
import { SCENE } from '../../../hub/projector/stage';

const ids = (count: number) => Array.from({ length: count }, (_, n) => `f${n}`);

function ballot(picks: Pick[]): BallotView {
  const open = council('ballot').ballot;
  if (!open) throw new Error('A vote is open.');
  const none = { value: 0, parts: [] };
  const votes = picks.map((pick, n) => ({
    faction: `f${n}`,
    pick,
    strength: none,
    hand: 'own' as const,
    seal: { is: 'none' as const },
  }));
  const result = { question: 'vote 1', picks: votes, yes: none, no: none, abstain: none };
  return {
    ...open,
    voters: ids(picks.length),
    result: { ...result, verdict: 'passed', decided_by: null, vetoed_by: null, sentence: '' },
  };
}

function apart(tokens: Token[]) {
  for (const [i, a] of tokens.entries()) {
    expect(a.x - a.size / 2).toBeGreaterThanOrEqual(0);
    expect(a.x + a.size / 2).toBeLessThanOrEqual(SCENE.width);
    expect(a.y + a.size / 2).toBeLessThan(SCENE.height);
    expect(a.room).toBeGreaterThan(100);
    for (const b of tokens.slice(i + 1)) {
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual((a.size + b.size) / 2);
    }
  }
}

describe('the tokens of a vote', () => {
  it.each([1, 3, 6, 7, 8, 12])('lie closed without touching: %i', (count) => {
    const tokens = closed(ids(count));
    expect(tokens).toHaveLength(count);
    apart(tokens);
  });
  it.each([
    'y',
    'n',
    'a',
    'yn',
    'yyynnna',
    'yyyyyyyynnna',
    'yyyyyyyyyyyy',
    'nnnnnnnnnnnn',
    'aaaaaaaaaaaa',
  ])('lie sorted without touching: %s', (pattern) => {
    const words = { y: 'yes', n: 'no', a: 'abstain' } as const;
    const tokens = sorted(ballot([...pattern].map((letter) => words[letter as 'y'])));
    expect(tokens).toHaveLength(pattern.length);
    apart(tokens);
  });
  it('go to YES on the left and NO on the right', () => {
    const [yes, no] = sorted(ballot(['yes', 'no']));
    expect(yes?.x).toBeLessThan(SCENE.width / 2);
    expect(no?.x).toBeGreaterThan(SCENE.width / 2);
  });
  it('show nothing of a vote that is not revealed', () => {
    const open = council('ballot').ballot;
    expect(open && sorted(open)).toEqual([]);
  });
});
