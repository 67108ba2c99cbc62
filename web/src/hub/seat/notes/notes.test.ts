import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';

import { speak, textsAreThere } from '../../../ui/language.svelte';
import { notes } from '../../notes';
import NotesFold from './NotesFold.svelte';

const coin = { colour: '#b3412e', emblem: 'horse-head' };
const others = [
  { ...coin, id: 'medes', name: 'Medes' },
  { ...coin, id: 'tyrants', name: 'Tyrants' },
];
let page: Record<string, unknown> | undefined;
const find = <E extends HTMLElement>(testid: string) =>
  document.querySelector<E>(`[data-testid="${testid}"]`);

/** The fold of a seat, opened. */
async function open(seat: string) {
  if (page) await unmount(page);
  page = mount(NotesFold, { target: document.body, props: { code: 'DELOS', seat, others } });
  flushSync();
  find<HTMLDetailsElement>('fold-notes')?.setAttribute('open', '');
  await new Promise((done) => setTimeout(done, 5));
  flushSync();
}

function write(about: string, text: string) {
  const field = find<HTMLTextAreaElement>(`note-${about}`);
  if (!field) throw new Error(`There is no note on ${about}.`);
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}

beforeAll(async () => {
  await speak('en');
  await textsAreThere();
});
afterEach(() => {
  if (page) void unmount(page);
  page = undefined;
  document.body.innerHTML = '';
  localStorage.clear();
});

it('keeps what is written on this device, by seat and by whom it is about', async () => {
  await open('amazons');
  expect(find('fold-notes')?.textContent).toContain('none yet');
  write('medes', 'They owe us two Horses');
  write('all', 'Ask about the harbour');
  expect(find('fold-notes')?.textContent).toContain('2 notes');
  await open('amazons');
  expect(find<HTMLTextAreaElement>('note-medes')?.value).toBe('They owe us two Horses');
  expect(find<HTMLTextAreaElement>('note-tyrants')?.value).toBe('');
  await open('tyrants');
  expect(find<HTMLTextAreaElement>('note-all')?.value).toBe('');
});

it('forgets them with the seat, and no others', () => {
  notes.keep('DELOS', 'medes', '', 'mine');
  notes.keep('DELOS', 'tyrants', '', 'theirs');
  notes.forget('DELOS', 'medes');
  expect(notes.count(notes.of('DELOS', 'medes'))).toBe(0);
  expect(notes.of('DELOS', 'tyrants')).toEqual({ '': 'theirs' });
});
