import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';

import Translated from './dev/Translated.svelte';

/** How translators put their own words in the place of a text. */
const MANNERS: Record<string, (text: Text, font: HTMLElement) => void> = {
  'puts its words in the place of a text': (text, font) => text.replaceWith(font),
  'puts its words before a text and takes that out': (text, font) => {
    text.parentNode?.insertBefore(font, text);
    text.parentNode?.removeChild(text);
  },
  'takes a text out and puts its words there': (text, font) => {
    const { parentNode, nextSibling } = text;
    parentNode?.removeChild(text);
    parentNode?.insertBefore(font, nextSibling);
  },
};

function texts(root: Node): Text[] {
  const all: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) all.push(node as Text);
  const own = (text: Text) => !text.parentElement?.closest('font');
  return all.filter((text) => text.data.trim() !== '' && own(text));
}

/** Every text of the page in the translator's words, as deep as it puts them. */
function translate(manner: (text: Text, font: HTMLElement) => void): void {
  for (const text of texts(document.body)) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data.toUpperCase();
    outer.append(inner);
    manner(text, outer);
  }
}

/** What watches the page has seen what was done. */
const noticed = () => new Promise((done) => setTimeout(done));

let page: Record<string, unknown> | undefined;
afterEach(() => {
  if (page) void unmount(page);
  document.body.innerHTML = '';
});

const said = (testid: string) =>
  document.querySelector(`[data-testid="${testid}"]`)?.textContent?.replace(/\s+/g, ' ').trim();

describe.each(Object.entries(MANNERS))('a translator that %s', (_, manner) => {
  const props = $state({ word: '', shown: true, rows: [] as string[] });

  async function laid(): Promise<void> {
    Object.assign(props, { word: 'one', shown: true, rows: ['a', 'b', 'c'] });
    page = mount(Translated, { target: document.body, props });
    flushSync();
    await noticed();
    translate(manner);
    await noticed();
  }
  async function changed(to: Partial<typeof props>): Promise<void> {
    Object.assign(props, to);
    flushSync();
    await noticed();
  }

  it('is let be until a text changes', async () => {
    await laid();
    expect([said('alone'), said('beside')]).toEqual(['ONE', 'ONE AND ONE!']);
  });

  it('freezes no words', async () => {
    await laid();
    await changed({ word: 'two' });
    expect(said('alone')).toBe('two');
    expect(said('beside')?.toLowerCase()).toBe('two and two!');
    expect(said('between')?.toLowerCase()).toBe('twotwotwoafter');
    translate(manner);
    await noticed();
    expect(said('alone')).toBe('TWO');
    await changed({ word: 'three' });
    expect(said('alone')).toBe('three');
    expect(document.querySelectorAll('[data-testid="alone"] font')).toHaveLength(0);
  });

  it('leaves nothing behind and takes nothing along where a part goes', async () => {
    await laid();
    await changed({ shown: false });
    expect(said('between')?.toLowerCase()).toBe('noneafter');
    expect(said('rows')).toBe('abc');
    await changed({ shown: true, word: 'two' });
    expect(said('between')?.toLowerCase()).toBe('twotwotwoafter');
  });

  it('finds rows in their order', async () => {
    await laid();
    await changed({ rows: ['c', 'a', 'd', 'b'] });
    expect(said('rows')?.toLowerCase()).toBe('cadb');
    await changed({ rows: ['b'] });
    expect(said('rows')?.toLowerCase()).toBe('b');
    await changed({ rows: [] });
    expect(said('rows')).toBe('');
  });

  it('may put the texts back by itself', async () => {
    await laid();
    await changed({ word: 'two' });
    translate(manner);
    await changed({ word: 'three', shown: false });
    expect([said('alone'), said('between')?.toLowerCase()]).toEqual(['three', 'noneafter']);
  });
});
