import { describe, expect, it } from 'vitest';
import { day, unplanned } from '../dev/fixtures';
import { belled, bellOf, cried, following } from './bell';

describe('the bell of the round', () => {
  it('rings once for each stage', () => {
    expect(belled(day(3), day(3))).toBeNull();
    expect(belled(day(3), day(3, 'warned'))).toBe('warned');
    expect(belled(day(3, 'warned'), day(3, 'over'))).toBe('over');
    expect(belled(day(3, 'over'), day(4))).toBeNull();
    expect(bellOf(unplanned())).toBe('quiet');
  });
  it('says whose time it is', () => {
    expect(cried(day(3))).toBeNull();
    expect(cried(day(3, 'warned'))).toContain('Action Round 2');
  });
});

describe('what follows', () => {
  it('is the next round, with its Act where a new one begins', () => {
    expect(following(day(3))).toBe('Assembly');
    expect(following(day(5))).toBe('Act II, Action Round 3');
  });
  it('is not known where nothing more is planned', () => {
    expect(following(unplanned())).toBe('');
  });
});
