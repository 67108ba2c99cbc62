import { describe, expect, it } from 'vitest';

import { allies, pairOf, pairs, rivals, sentences } from './sides';

const row = (one: string, other: string, alike: number, apart: number) => ({
  one,
  other,
  alike,
  apart,
});
const NAMES: Record<string, string> = { a: 'Tyrants', b: 'Medes', c: 'Oligarchs' };
const named = (id: string) => NAMES[id] ?? id;

describe('who sided with whom', () => {
  it('leaves out pairs that never met', () => {
    expect(pairs([row('a', 'b', 0, 0)])).toEqual([]);
  });
  it('finds a pair in either order', () => {
    const all = pairs([row('a', 'b', 3, 1)]);
    expect(pairOf(all, 'b', 'a')).toEqual(pairOf(all, 'a', 'b'));
    expect(pairOf(all, 'a', 'b')?.share).toBe(0.75);
    expect(pairOf(all, 'a', 'c')).toBeUndefined();
  });
  it('does not call a single vote a friendship', () => {
    const all = pairs([row('a', 'b', 1, 0), row('a', 'c', 8, 2), row('b', 'c', 2, 8)]);
    expect(allies(all).map(({ other }) => other)).toEqual(['c']);
    expect(rivals(all).map(({ one }) => one)).toEqual(['b']);
  });
  it('names those who met most often among equals', () => {
    const all = pairs([row('a', 'b', 4, 0), row('a', 'c', 9, 0)]);
    expect(allies(all)).toHaveLength(1);
    expect(allies(all)[0]?.other).toBe('c');
  });
  it('says it in a sentence', () => {
    const all = pairs([row('a', 'b', 9, 1), row('a', 'c', 0, 10)]);
    expect(sentences(all, named)).toEqual([
      'The Tyrants and the Medes stood closest: alike in 9 of 10 of their common votes.',
      'Furthest apart were the Tyrants and the Oligarchs: alike in none of 10.',
    ]);
  });
  it('says nothing where there is nothing to say', () => {
    expect(sentences([], named)).toEqual([]);
    expect(sentences(pairs([row('a', 'b', 1, 1)]), named)).toEqual([]);
  });
});
