import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';

import { council } from '../../dev/fixtures';
import Entry from './Entry.svelte';
import { RULES } from './rules';
import { SORTED, TERMS } from './terms';
import { marked, WORDS } from './words';

it('marks each term of a sentence where it stands first', () => {
  expect(marked('Stasis cards are no Stasis number; Stasis cards are cards.')).toEqual([
    { word: 'Stasis cards', term: 'stasisCard' },
    ' are no ',
    { word: 'Stasis number', term: 'stasis' },
    '; Stasis cards are cards.',
  ]);
  expect(marked('Arête')).toEqual([{ word: 'Arête', term: 'arete' }]);
  expect(marked('An Actor grants nothing.')).toEqual([
    'An Actor ',
    { word: 'grants', term: 'grant' },
    ' nothing.',
  ]);
  expect(marked('')).toEqual([]);
});

it('loses no letter of a text', () => {
  const texts = SORTED.flatMap((term) => [TERMS[term].says, TERMS[term].example]);
  for (const text of [...texts, ...Object.values(RULES)]) {
    const parts = marked(text).map((part) => (typeof part === 'string' ? part : part.word));
    expect(parts.join('')).toBe(text);
  }
});

it('has one term for each form of a word', () => {
  const forms = Object.values(WORDS).flat();
  expect(new Set(forms).size).toBe(forms.length);
});

it('knows every rule whose number the program says', () => {
  const folder = join(process.cwd(), '../server/council');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const sources = files.filter(({ name }) => name.endsWith('.rs'));
  const said = sources.flatMap(({ parentPath, name }) =>
    [...readFileSync(join(parentPath, name), 'utf8').matchAll(/"([SCAIN]-\d+)"/g)].map(
      ([, rule]) => rule ?? '',
    ),
  );
  expect(said.length).toBeGreaterThan(40);
  expect([...new Set(said)].filter((rule) => !(rule in RULES))).toEqual([]);
});

it('says of every term what it is and how it stands', () => {
  for (const situation of ['ballot', 'deploy', 'assembly'] as const) {
    const game = council(situation);
    for (const me of [null, game.factions[0] ?? null]) {
      for (const term of SORTED) {
        const props = { wanted: { term }, situation: { game, me } };
        const entry = mount(Entry, { target: document.body, props });
        flushSync();
        const text = document.querySelector('[data-testid="glossary-entry"]')?.textContent ?? '';
        expect(text).toContain(TERMS[term].example);
        expect(text).not.toMatch(/undefined|null|NaN/);
        void unmount(entry);
      }
    }
  }
});
