import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { LANGUAGES, speak, type Language } from '../../../../ui/language.svelte';
import { messages } from '../../../../ui/messages';
import { council } from '../../dev/fixtures';
import Entry from '../../../../hub/glossary/Entry.svelte';
import { Finder } from '../../../../hub/glossary/finder';
import { ruleText } from './rules';
import english from './texts/en.ftl';
import { exampleOf, saysOf, TERMS } from './terms';
import { formsOf, nameOf, TERM_IDS, WORDS } from './words';

const finder = new Finder(WORDS);
const marked = (text: string) => finder.marked(text);

afterEach(() => speak('en'));

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

it.each([
  ['de', 'Die Stasiskarten der Archonten; keine Stasis.', ['Stasiskarten', 'Archonten', 'Stasis']],
  ['el', 'Οι κάρτες Στάσης των Αρχόντων, όχι η Στάση.', ['κάρτες Στάσης', 'Αρχόντων', 'Στάση']],
] as const)('finds the terms of a language in their cases: %s', async (language, text, words) => {
  await speak(language);
  const found = marked(text).flatMap((part) => (typeof part === 'string' ? [] : [part]));
  expect(found.map(({ word }) => word)).toEqual(words);
  expect(found.map(({ term }) => term)).toEqual(['stasisCard', 'archon', 'stasis']);
});

/** What the rules say, by their numbers. */
const ruleTexts = (): string[] =>
  messages(english)
    .map(({ id }) => id)
    .filter((id) => id.startsWith('rule-'))
    .map((id) => ruleText(id.replace('rule-', '')) ?? '');

describe.each(Object.keys(LANGUAGES) as Language[])('in the language %s', (language) => {
  beforeEach(() => speak(language));

  it('loses no letter of a text', () => {
    const texts = TERM_IDS.flatMap((term) => [saysOf(term), exampleOf(term)]);
    expect(ruleTexts().length).toBeGreaterThan(25);
    for (const text of [...texts, ...ruleTexts()]) {
      const parts = marked(text).map((part) => (typeof part === 'string' ? part : part.word));
      expect(parts.join('')).toBe(text);
    }
  });

  it('has one term for each form of a word', () => {
    const forms = TERM_IDS.flatMap(formsOf);
    expect(forms.filter((form, n) => forms.indexOf(form) !== n)).toEqual([]);
  });

  it('finds what a term is called', () => {
    for (const term of TERM_IDS)
      expect(marked(nameOf(term))).toEqual([{ word: nameOf(term), term }]);
  });
});

it('says of every term what it is and how it stands', () => {
  for (const situation of ['ballot', 'deploy', 'assembly'] as const) {
    const game = council(situation);
    for (const me of [null, game.factions[0] ?? null]) {
      for (const term of TERM_IDS) {
        const props = { terms: TERMS, wanted: { term }, situation: { game, me } };
        const entry = mount(Entry, { target: document.body, props });
        flushSync();
        const text = document.querySelector('[data-testid="glossary-entry"]')?.textContent ?? '';
        expect(text).toContain(exampleOf(term));
        expect(text).not.toMatch(/undefined|null|NaN/);
        void unmount(entry);
      }
    }
  }
});
