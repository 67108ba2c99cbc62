import { describe, expect, it } from 'vitest';
import { council } from '../dev/fixtures';
import { belled, bellOf, cried, following } from './bell';

const day = (name: string) => council(name).day;

describe('the bell of the round', () => {
  it('rings once for each stage', () => {
    expect(belled(day('debate'), day('race'))).toBeNull();
    expect(belled(day('debate'), day('debate-warned'))).toBe('warned');
    expect(belled(day('debate-warned'), day('debate-over'))).toBe('over');
    expect(belled(day('debate-over'), day('assembly'))).toBeNull();
    expect(bellOf(day('unplanned'))).toBe('quiet');
  });
  it('says whose time it is', () => {
    expect(cried(day('debate'))).toBeNull();
    expect(cried(day('debate-warned'))).toContain('Action Round 2');
  });
});

describe('what follows', () => {
  it('is the next round, with its Act where a new one begins', () => {
    expect(following(day('debate'))).toBe('Assembly');
    expect(following(day('diplomacy'))).toBe('Act II, Action Round 3');
  });
  it('is not known where nothing more is planned', () => {
    expect(following(day('unplanned'))).toBe('');
  });
});
