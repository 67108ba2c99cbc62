import { describe, expect, it } from 'vitest';

import { sheets } from '../dev/fixtures';
import { figuresOf, inLine, length, paragraphs, ruled, toldAndDone } from './words';
import { someOf } from '../../../hub/print/some-of';

describe('words on paper', () => {
  it('parts a brief at its empty lines', () => {
    expect(paragraphs('One\nline.\n\n \nTwo.\n')).toEqual(['One\nline.', 'Two.']);
    expect(paragraphs('')).toEqual([]);
  });

  it('names rare figures only where they are', () => {
    const [faction] = sheets().factions;
    if (!faction) throw new Error('no faction');
    const names = (doom: number) =>
      figuresOf({ ...faction, doom }, { counters: [] }).map(({ name }) => name);
    expect(names(0)).not.toContain('Doom');
    expect(names(2)).toContain('Doom');
  });

  it('calls figures as the table does', () => {
    const [faction] = sheets().factions;
    if (!faction) throw new Error('no faction');
    const counters = [
      { counter: 'talents' as const, name: 'Drachmas', left_out: false },
      { counter: 'horses' as const, name: '', left_out: true },
    ];
    const names = figuresOf(faction, { counters }).map(({ name }) => name);
    expect(names).toContain('Drachmas');
    expect(names).not.toContain('Talents');
    expect(names).not.toContain('Horses');
  });

  it('puts effects into a line, a number with what it counts', () => {
    expect(inLine(['Stasis +1', 'Doom −2 for everyone'])).toBe(
      'Stasis\u00a0+1 · Doom\u00a0−2 for everyone',
    );
    expect(inLine(['“X” joins the agenda.', 'Stasis +1'])).toBe(
      '“X” joins the agenda. Stasis\u00a0+1',
    );
    expect(inLine([])).toBe('');
  });

  it('parts what a default tells from what it does', () => {
    expect(toldAndDone(['The rats decide.', 'Doom +1'])).toEqual({
      told: ['The rats decide.'],
      done: ['Doom +1'],
    });
    expect(toldAndDone(['The rats decide.']).done).toEqual([]);
  });

  it('says lengths and rulings', () => {
    expect([0, 25, 60, 70].map(length)).toEqual(['no clock', '25 min', '1 h', '1 h 10 min']);
    expect(ruled('lot', [{ word: 'lot', text: 'By lot' }])).toBe('By lot');
    expect(ruled(120, [])).toBe('120');
  });

  it('names a few of many', () => {
    expect(someOf(['a', 'b', 'c'])).toBe('a, b and c');
    expect(someOf(['a', 'b', 'c', 'd'], 2)).toBe('a, b and 2 more');
  });
});
