import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What else a language might call a thing for which its catalogues have one word, at the table and in the story. */
const OTHERWISE: Record<string, { word: string; not: RegExp }> = {
  de: {
    word: 'angenommen',
    not: /“ geht durch|(ging|geht) (nichts|etwas) durch|[Nn]ichts ging durch|[Ww]as durchgeht/,
  },
  el: {
    word: 'εγκρίνεται',
    not: /[Δδ]εν πέρασε τίποτα|δεν περάσει τίποτα|» πέρασε|ό,τι πέρασε|Περνά (όταν|με)|Ό,τι περνά|matter(-first|-accusative)? \} πέρασ|πέρασαν \{ matter|υιοθετ/,
  },
};
const ROOTS = ['src/games/council', '../server/council', '../decks/atlantis'];

const files = (root: string, language: string): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => new RegExp(`(^|[\\\\/])${language}\\.(ftl|po)$`).test(name))
    .map((name) => join(root, name));

it.each(Object.entries(OTHERWISE))(
  'in %s what passes is always called the same',
  (language, term) => {
    const all = ROOTS.flatMap((root) => files(root, language));
    expect(all.length).toBeGreaterThan(10);
    const words = all.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
    expect(words.filter(({ text }) => text.includes(term.word)).length).toBeGreaterThan(3);
    const strays = words.flatMap(({ path, text }) =>
      text.split('\n').flatMap((line) => (term.not.test(line) ? [`${path}: ${line}`] : [])),
    );
    expect(strays).toEqual([]);
  },
);
