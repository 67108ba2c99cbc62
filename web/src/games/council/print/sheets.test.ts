import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';

import type { SheetsView } from '../../../wire/council';
import { sheets, there } from '../dev/fixtures';
import Sheets from './Sheets.svelte';

let screen: Record<string, unknown> | undefined;

function show(sheets: SheetsView) {
  screen = mount(Sheets, { target: document.body, props: { sheets } });
  flushSync();
}
const find = (testid: string) => document.querySelector<HTMLElement>(`[data-testid="${testid}"]`);
const all = (testid: string) => [...document.querySelectorAll(`[data-testid="${testid}"]`)];
const touch = (testid: string) => {
  find(testid)?.click();
  flushSync();
};

afterEach(() => {
  if (screen) void unmount(screen);
  screen = undefined;
  document.body.innerHTML = '';
  sessionStorage.clear();
});

describe('reading', () => {
  it('shows every card, and fewer when one looks for something', () => {
    show(sheets());
    expect(find('found')?.textContent).toBe('12 cards');
    const search = find('search') as HTMLInputElement;
    search.value = 'oracle-hydra';
    search.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    expect(find('found')?.textContent).toBe('1 card');
  });

  it('shows markup in a title as it was typed', () => {
    const told = sheets();
    const title = '<img src=x onerror=alert(1)> & <b>bold</b>';
    const { card } = there(told.decks[0]?.cards[0]);
    card.title = title;
    show(told);
    expect(find(`face-${card.id}`)?.querySelector('h3')?.textContent).toBe(title);
    expect(document.querySelector('img, h3 b')).toBeNull();
  });

  it.each(['balance', 'street', 'factions', 'articles', 'city', 'rulings', 'day'])(
    'has a part for %s',
    (part) => {
      show(sheets());
      touch(`part-${part}`);
      expect(document.querySelector('main')?.textContent?.trim()).not.toBe('');
    },
  );

  it('comes back to where one was', () => {
    show(sheets());
    touch('part-articles');
    if (screen) void unmount(screen);
    show(sheets());
    expect(find('part-articles')?.getAttribute('aria-current')).toBe('page');
  });
});

describe('printing', () => {
  function print() {
    show(sheets());
    touch('open-print');
  }

  it('lays every kind of sheet out, backs behind fronts', () => {
    print();
    // 12 poker cards of three decks, 6 Stasis cards: fronts and backs; 8 plates; 8 briefs; a constitution; two guides.
    expect(all('page')).toHaveLength(2 * 2 + 2 + 4 + 8 + 1 + 2);
    touch('backs');
    expect(all('page')).toHaveLength(2 + 1 + 4 + 8 + 1 + 2);
    touch('kind-cards');
    expect(all('page')).toHaveLength(2 + 1 + 4 + 1 + 8 + 1 + 2);
    expect(all('seat-card-medes')).toHaveLength(1);
  });

  it('leaves out what is not wanted', () => {
    print();
    for (const kind of ['events', 'street', 'seats', 'briefs', 'archon', 'control'])
      touch(`kind-${kind}`);
    expect(all('page')).toHaveLength(1);
    expect(all('article-12')).not.toHaveLength(0);
    touch('kind-constitution');
    expect(find('print')?.hasAttribute('disabled')).toBe(true);
  });

  it('opens by itself for somebody who prints with the keys', () => {
    show(sheets());
    window.dispatchEvent(new Event('beforeprint'));
    expect(find('pages')).not.toBeNull();
  });

  it('sets the paper that is chosen', () => {
    print();
    const letter = document.querySelector<HTMLInputElement>('input[value="letter"]');
    letter?.click();
    flushSync();
    expect(document.getElementById('page-of-paper')?.textContent).toContain('letter portrait');
  });
});
