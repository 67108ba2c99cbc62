import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FluentResource } from '@fluent/bundle';
import { afterEach, describe, expect, it } from 'vitest';

import { callThings, speak } from '../../../ui/language.svelte';
import { told } from '../../../ui/told.svelte';
import './late-rules-texts';
import './rules-texts';
import './soon-rules-texts';
import { Finder } from '../../../hub/glossary/finder';
import { WORDS } from './glossary/words';
import { exampleOf, saysOf } from './glossary/terms';
import { namesOf } from './counters';

const ROOT = join(import.meta.dirname, '../../../../..');
const HOMES = ['server/council', 'web/src/games/council'];

/** The counters’ own words in each language; a temple keeps its name. */
const WORDS_OF = {
  en: /\b(?:(?<!Temple of )Tyche|Horses?|Talents?|Doom|Arête|Stasis cards?|megaprojects?)\b/,
  de: /(?<!\p{L})(?:(?<!Tempel der )Tyche|Pferd(?:e|en|es)?|Talent(?:e|en|s)?|Verhängnis(?:ses)?|Arete|Stasiskarten?|Großbau(?:ten|s)?)(?!\p{L})/u,
  el: /(?<!\p{L})(?:(?<!Να[όο][ςύ]? της )Τύχης?|Άλογ[αο]|Αλόγ(?:ων|ου)|Τάλαντ[αο]|Ταλάντων|Όλεθρο[ςυ]?|Ολέθρου|Αρετής?|[Κκ]άρτ(?:ες|α|ας) Στάσης)(?!\p{L})/u,
};
/** What a counter itself is called where Control names it, and what speaks of something else by the same word. */
const OWN = /^(figures-|counter-|heroes-fate$)/;

function plainWords(pattern: unknown): string[] {
  if (typeof pattern === 'string') return [pattern];
  if (Array.isArray(pattern)) return pattern.flatMap(plainWords);
  const { type, variants } = pattern as { type: string; variants?: { value: unknown }[] };
  return type === 'select' ? (variants ?? []).flatMap(({ value }) => plainWords(value)) : [];
}

afterEach(async () => {
  callThings({});
  await speak('en');
});

describe.each(Object.entries(WORDS_OF))('sentences in %s', (language, words) => {
  it('call no counter by a word that another name does not take the place of', () => {
    const files = HOMES.flatMap((home) =>
      readdirSync(join(ROOT, home), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith(`/${language}.ftl`))
        .map((file) => join(ROOT, home, file)),
    );
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const { body } = new FluentResource(readFileSync(file, 'utf8'));
      for (const { id, value } of body.filter(({ id }) => !OWN.test(id)))
        for (const text of plainWords(value)) expect(text, `${id} in ${file}`).not.toMatch(words);
    }
  });
});

describe('a counter that Control has named', () => {
  const counters = [
    { counter: 'tyche' as const, name: 'Luck (+)', left_out: false },
    { counter: 'horses' as const, name: '', left_out: true },
  ];

  it('is called so in refusals and fixed sentences, in whatever language', async () => {
    callThings(namesOf({ counters }));
    expect(told({ say: 'too-many-tyche', with: { have: 2 } })).toBe('You have only 2 Luck (+).');
    expect(told({ say: 'too-many-horses', with: { have: 1 } })).toBe('You have only 1 Horse.');
    await speak('de');
    expect(told({ say: 'battle-tyche-dice', with: { dice: 3 } })).toBe('3 Luck (+)-Würfel');
  });

  it('is found by that name, and told of by it', () => {
    callThings(namesOf({ counters }));
    const finder = new Finder(WORDS);
    expect(finder.marked('You pay Luck (+) now.')).toEqual([
      'You pay ',
      { word: 'Luck (+)', term: 'tyche' },
      ' now.',
    ]);
    expect([saysOf('stasisCard'), exampleOf('stasisCard')].join(' ')).toContain('Luck (+)');
    callThings({});
    expect(finder.marked('Tyche')).toEqual([{ word: 'Tyche', term: 'tyche' }]);
  });
});
