import { describe, expect, it } from 'vitest';

import { speak } from '../../../ui/language.svelte';
import { csv, figuresCsv, votesCsv } from './csv';
import { chronicle } from './dev/fixture';

describe('comma-separated values', () => {
  it('quotes what would break a row, as RFC 4180 asks', () => {
    expect(csv([['a,b', 'say "no"', 'two\nlines', 'plain', 3, null]])).toBe(
      '"a,b","say ""no""","two\nlines",plain,3,\r\n',
    );
  });
  it('ends every row with a carriage return and a line feed', () => {
    expect(csv([['a'], ['b']])).toBe('a\r\nb\r\n');
  });
  it('has semicolons and decimals with a comma where the language has them', async () => {
    const rows = [['a', 'b;c', 'd,e', 1.5]];
    expect(csv(rows)).toBe('a,"b;c","d,e",1.5\r\n');
    for (const language of ['de', 'el'] as const) {
      await speak(language);
      expect(csv(rows)).toBe('a;"b;c";"d,e";1,5\r\n');
    }
    await speak('en');
  });
  it('makes formulas harmless', () => {
    for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1']) {
      expect(csv([[text]])).toMatch(/^"?'/);
    }
    expect(csv([[-3]])).toBe('-3\r\n');
    expect(csv([['a=b']])).toBe('a=b\r\n');
  });
});

describe('the votes', () => {
  const told = chronicle();
  const rows = votesCsv(told).trimEnd().split('\r\n');
  it('have a row each under a heading', () => {
    expect(rows).toHaveLength(told.story.votes.length + 1);
    expect(rows[0]).toContain('Medes,Medes: strength,Medes: hand');
  });
  it('are told in the language of the page', async () => {
    await speak('de');
    const told = votesCsv(chronicle());
    await speak('en');
    expect(told).toContain('Akt 1, Zyklus 1');
    expect(told).toContain('angenommen');
    expect(told).not.toMatch(/passed|failed|Act /);
  });
  it('leave the cells of a faction without a vote empty', () => {
    const first = told.story.votes[0];
    const without = told.story.factions.length - (first?.casts.length ?? 0);
    expect(without).toBeGreaterThan(0);
    expect(rows[1]?.match(/,,,|,,$/g)?.length ?? 0).toBeGreaterThan(0);
  });
});

describe('the figures', () => {
  it('are called as the table calls them', () => {
    const { story, ...rest } = chronicle();
    const counters = [{ counter: 'arete' as const, name: 'Glory', left_out: false }];
    expect(figuresCsv({ ...rest, story: { ...story, counters } })).toContain(',Glory,');
  });
  it('stand in the order of time, a row for each change', () => {
    const told = chronicle();
    const rows = figuresCsv(told).trimEnd().split('\r\n').slice(1);
    const count = told.story.series.reduce((sum, one) => sum + one.points.length, 0);
    expect(rows).toHaveLength(count);
    const seconds = rows.map((row) => Number(row.split(',')[0]));
    expect(seconds).toEqual([...seconds].sort((a, b) => a - b));
  });
});
