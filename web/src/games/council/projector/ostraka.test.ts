import { describe, expect, it } from 'vitest';
import { council, there } from '../dev/fixtures';
import type { ElectionView } from '../../../wire/council';
import { field, shards } from './ostraka';
import { SCENE } from '../../../hub/projector/stage';

function thrown(count: number, pick: (n: number) => number | null): ElectionView {
  const ids = Array.from({ length: count }, (_, n) => `f${n}`);
  return {
    candidates: ids,
    voters: ids,
    votes_in: [],
    result: {
      question: 'election 1',
      picks: ids.map((faction, n) => {
        const to = pick(n);
        const whom = to === null ? null : (ids[to] ?? null);
        return { faction, pick: whom, strength: 5, hand: 'own', seal: { is: 'none' } };
      }),
      tallies: [],
      sentence: '',
    },
  };
}

describe('the sherds of an election', () => {
  it('wait in one line, nothing given away', () => {
    const open = there(council('election').election);
    const all = shards(open, field(open.candidates));
    expect(all.map(({ voter }) => voter)).toEqual(open.voters);
    expect(new Set(all.map(({ y }) => y)).size).toBe(1);
    expect(all.some(({ cast }) => cast)).toBe(false);
  });
  it('fly to whom they name; those for nobody stay', () => {
    const shown = there(council('election-tied').election);
    const at = field(shown.candidates);
    for (const shard of shards(shown, at)) {
      const pick = shown.result?.picks.find(({ faction }) => faction === shard.voter)?.pick;
      const stand = at.stands.find(({ faction }) => faction === pick);
      expect(shard.cast).toBe(stand !== undefined);
      if (stand) expect(Math.abs(shard.x - stand.x)).toBeLessThan(stand.room / 2);
      if (stand) expect(shard.y).toBeGreaterThan(stand.y + stand.size / 2);
    }
  });
  it.each([3, 6, 7, 12])('never lie on each other or leave the stage, %i voters', (count) => {
    for (const pick of [() => 0, (n: number) => n % 3, () => null, (n: number) => count - 1 - n]) {
      const shown = thrown(count, pick);
      const all = shards(shown, field(shown.candidates));
      expect(all).toHaveLength(count);
      all.forEach((a, i) => {
        expect(a.x - a.size / 2).toBeGreaterThanOrEqual(0);
        expect(a.x + a.size / 2).toBeLessThanOrEqual(SCENE.width);
        expect(a.y + a.size / 2).toBeLessThanOrEqual(SCENE.height - 68);
        all.slice(i + 1).forEach((b) => {
          const apart = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
          expect(apart).toBeGreaterThanOrEqual((a.size + b.size) / 2 - 1);
        });
      });
    }
  });
});
