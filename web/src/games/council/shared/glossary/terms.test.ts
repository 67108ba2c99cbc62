import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../../../..');
const LANGUAGES = ['en', 'de', 'el'] as const;
const PLACES = ['web/src/hub', 'web/src/ui', 'web/src/games/council', 'server/texts'];
const MORE = ['server/council/texts', 'decks/atlantis'];

const list = readFileSync(join(import.meta.dirname, 'TERMS.md'), 'utf8');
/** The rows of both tables: what a thing is called, and what it is not. */
const rows = list
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, english]) => english !== 'English')
  .map(([, en = '', de = '', el = '', not = '']) => ({ names: { en, de, el }, not }));

/** Every catalogue of that language that says something of the council. */
function catalogues(language: string): string[] {
  return [...PLACES, ...MORE].flatMap((place) =>
    readdirSync(join(ROOT, place), { recursive: true, encoding: 'utf8' })
      .filter((file) => new RegExp(`(^|/)${language}\\.(ftl|po)$`).test(file))
      .map((file) => join(ROOT, place, file)),
  );
}

describe.each(LANGUAGES)('the terms in %s', (language) => {
  it('are those of the glossary', () => {
    const file = join(import.meta.dirname, 'forms/texts', `${language}.ftl`);
    const names = [...readFileSync(file, 'utf8').matchAll(/^name-\S+ = (.*)$/gm)];
    const listed = rows.map(({ names: { [language]: name } }) => name);
    const plain = (name = '') => name.replace(/\{ CALLED\("\w+", "([^"]+)"\) \}/g, '$1');
    for (const [, name] of names) expect(listed).toContain(plain(name));
  });

  it('are the only words for their things', () => {
    const files = catalogues(language);
    expect(files.length).toBeGreaterThan(10);
    const others = rows.map(({ not }) => not).filter(Boolean);
    const found = files.flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return others.filter((word) => text.includes(word)).map((word) => `${word}: ${file}`);
    });
    expect(found).toEqual([]);
  });
});
