import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';

import type { TableView } from '../../wire/hub';
import Farewell from './Farewell.svelte';

function shown(room: Partial<TableView>, archived = false) {
  const props = { room: { code: 'DELOS', ...room }, seated: true, archived };
  const page = mount(Farewell, { target: document.body, props });
  flushSync();
  const links = [...document.querySelectorAll('a')].map((a) => a.getAttribute('href'));
  const title = document.querySelector('h1')?.textContent;
  void unmount(page);
  return { links, title };
}

const fairness = { commitment: 'ab', asks: '', closed: true } as TableView['fairness'];

it('leads to the chronicle when the day is over, and to the draws once the table is closed', () => {
  const over = shown({});
  expect(over.title).toBe('The day is over');
  expect(over.links).toEqual(['/chronicle#DELOS']);
  const closed = shown({ over: true, fairness });
  expect(closed.title).toBe('The evening has ended');
  expect(closed.links).toEqual(['/chronicle#DELOS', '/draws#DELOS']);
  expect(shown({ over: true }).links, 'a rehearsal has no seeds').toEqual(['/chronicle#DELOS']);
});

it('leads nowhere once the table is archived, and says who has the chronicle', () => {
  expect(shown({ over: true, fairness }, true).links).toEqual([]);
});
