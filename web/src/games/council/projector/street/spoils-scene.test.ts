import { describe, expect, it } from 'vitest';
import { council } from '../../dev/fixtures';
import { current, justSettled } from './spoils-scene';

const spoils = (name: string) => council(name).streets?.spoils ?? [];

describe('the spoil on the stage', () => {
  it('is the one that waits', () => {
    expect(spoils('spoils')[current(spoils('spoils'))]?.objective).toBe('royal_tombs');
    expect(spoils('share')[current(spoils('share'))]?.objective).toBe('temple_of_tyche');
  });
  it('is the last one when all are settled', () => {
    expect(current(spoils('spoils-settled'))).toBe(spoils('spoils-settled').length - 1);
    expect(current([])).toBe(0);
  });
  it('stays when it has just been settled with dice', () => {
    const before = spoils('spoils');
    const after = before.map((one) =>
      one.state === 'rolling'
        ? { ...one, state: 'settled' as const, dice: [1, 2, 3] as [number, number, number] }
        : one,
    );
    expect(justSettled(before, after)).toBe(current(before));
    expect(justSettled(before, before)).toBe(-1);
    expect(justSettled(after, after)).toBe(-1);
  });
});
