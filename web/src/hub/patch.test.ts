import { compare } from 'fast-json-patch';
import { describe, expect, it } from 'vitest';

import { patched } from './patch';

/** A small generator with a printed seed, so that a failure can be run again. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function anything(roll: (below: number) => number, depth: number): unknown {
  const kind = roll(depth > 0 ? 6 : 3);
  if (kind === 0) return roll(100);
  if (kind === 1) return ['', 'YES', 'Arête', 'a/b~c', null][roll(5)];
  if (kind === 2) return roll(2) === 0;
  if (kind === 3) return Array.from({ length: roll(4) }, () => anything(roll, depth - 1));
  const keys = ['table', 'game', 'a/b', 'm~n', '1', 'log'].slice(0, 1 + roll(6));
  return Object.fromEntries(keys.map((key) => [key, anything(roll, depth - 1)]));
}

describe('patched', () => {
  it('makes the new view of the old one and leaves the old one alone', () => {
    for (let seed = 1; seed <= 400; seed += 1) {
      const roll = chance(seed);
      const [before, after] = [{ view: anything(roll, 4) }, { view: anything(roll, 4) }];
      const copy = structuredClone(before);
      expect(patched(before, compare(before, after)), `seed ${seed}`).toEqual(after);
      expect(before, `seed ${seed}`).toEqual(copy);
    }
  });

  it('keeps what did not change, so that no screen redraws it', () => {
    const before = { game: { factions: [{ arete: 1 }, { arete: 2 }], log: { 1: 'a' } } };
    const after = patched(before, [
      { op: 'replace', path: '/game/factions/1/arete', value: 3 },
    ]) as typeof before;
    expect(after.game.factions[0]).toBe(before.game.factions[0]);
    expect(after.game.log).toBe(before.game.log);
    expect(after.game.factions[1]).toEqual({ arete: 3 });
  });

  it('moves, copies, tests and replaces the whole', () => {
    const before = { a: { x: 1 }, b: {} };
    expect(patched(before, [{ op: 'move', from: '/a/x', path: '/b/y' }])).toEqual({
      a: {},
      b: { y: 1 },
    });
    expect(patched(before, [{ op: 'copy', from: '/a', path: '/c' }])).toEqual({
      a: { x: 1 },
      b: {},
      c: { x: 1 },
    });
    expect(patched(null, [{ op: 'replace', path: '', value: { a: 1 } }])).toEqual({ a: 1 });
    expect(before).toEqual({ a: { x: 1 }, b: {} });
  });

  it.each([
    { op: 'replace', path: '/missing/deep', value: 1 },
    { op: 'remove', path: '/missing' },
    { op: 'test', path: '/a', value: 2 },
  ])('throws when it does not fit: $op $path', (operation) => {
    expect(() => patched({ a: 1 }, [operation])).toThrow();
  });
});
