import { describe, expect, it } from 'vitest';

import { Draft, type Sort } from './draft.svelte';

function draft(sort: Sort, title = 'Of Doves', text = 'Doves are sacred.'): Draft {
  const made = new Draft();
  made.sort = sort;
  made.title = title;
  made.text = text;
  return made;
}

describe('a draft', () => {
  it('says what is missing, one thing at a time', () => {
    const made = new Draft();
    expect(made.fault).toBe('Choose what you propose');
    made.sort = 'article';
    expect(made.fault).toBe('Give it a title');
    made.title = '  ';
    expect(made.fault).toBe('Give it a title');
    made.title = 'Of Doves';
    expect(made.fault).toBe('Write its text');
    made.text = 'Doves are sacred.';
    expect(made.fault).toBeNull();
  });

  it('counts characters as people do', () => {
    expect(draft('law', '🕊'.repeat(80)).fault).toBeNull();
    expect(draft('law', 'x'.repeat(81)).fault).toBe('Shorten the title');
    expect(draft('article', 'T', 'x'.repeat(600)).fault).toBeNull();
    expect(draft('deed', 'T', 'x'.repeat(401)).fault).toBe('Shorten the text');
  });

  it('moves no lever, whatever it is', () => {
    const words = { title: 'Of Doves', text: 'Doves are sacred.' };
    expect(draft('article').motion).toEqual({
      as: 'article',
      ...words,
      replaces: null,
      lever: null,
    });
    expect(draft('law').motion).toEqual({ as: 'law', ...words, lever: null, until: 'removed' });
    expect(draft('deed', ' Of Doves ').motion).toEqual({ as: 'deed', ...words });
  });

  it('asks for one of the ready texts', () => {
    const made = draft('alternative');
    expect(made.fault).toBe('Choose one of the ready texts');
    made.article = 2;
    made.alternative = 0;
    expect(made.motion).toEqual({ as: 'alternative', article: 2, alternative: 0 });
    expect(made.fault).toBeNull();
  });
});
