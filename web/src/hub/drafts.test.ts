import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Drafts, forgetDrafts } from './drafts.svelte';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const medes = () => new Drafts('DELOS', 'medes');

it('are kept through a reload, for whoever wrote them at that table', () => {
  medes().set('question', 'May we');
  medes().set('motion', '{}');
  expect(medes().get('question')).toBe('May we');
  expect(new Drafts('DELOS', 'tyrants').size).toBe(0);
  expect(new Drafts('NAXOS', 'medes').size).toBe(0);
});

it('are gone once they are sent or thrown away', () => {
  const drafts = medes();
  drafts.set('question', 'May we');
  drafts.delete('question');
  expect([drafts.get('question'), medes().size]).toEqual([undefined, 0]);
  drafts.set('question', '');
  expect(medes().size).toBe(0);
});

it('do not undo what another part of the page keeps', () => {
  const [one, other] = [medes(), medes()];
  one.set('question', 'May we');
  other.set('motion', '{}');
  other.delete('motion');
  expect(medes().get('question')).toBe('May we');
});

it('go with the seat that is given up, and with tables of long ago', () => {
  // All of it in one millisecond.
  vi.spyOn(Date, 'now').mockReturnValue(1);
  medes().set('question', 'May we');
  new Drafts('DELOS', 'control').set('say', 'Come');
  forgetDrafts('DELOS', 'medes');
  expect([medes().size, new Drafts('DELOS', 'control').get('say')]).toEqual([0, 'Come']);
  for (let n = 0; n < 8; n += 1) new Drafts(`TABLE${n}`, 'medes').set('question', 'x');
  expect(new Drafts('DELOS', 'control').size).toBe(0);
  expect(new Drafts('TABLE7', 'medes').size).toBe(1);
});
