import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

type Face = { family: string; ranges: [number, number][] };

/** The faces of a sheet, each with the letters for which it is fetched. */
function faces(sheet: string): Face[] {
  const text = readFileSync(join(import.meta.dirname, sheet), 'utf8');
  const rules = text.match(/@font-face \{[^}]*\}/g) ?? [];
  return rules.map((rule) => ({
    family: /font-family: '([^']+)'/.exec(rule)?.[1] ?? '',
    ranges: [...rule.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from, to]) => [
      parseInt(from ?? '', 16),
      parseInt(to ?? from ?? '', 16),
    ]),
  }));
}

const [always, others] = [faces('letters.css'), faces('other-letters.css')];
const holds = ({ ranges }: Face, letter: string) => {
  const code = letter.codePointAt(0) ?? 0;
  return ranges.some(([from, to]) => from <= code && code <= to);
};
const familiesOf = (letter: string) =>
  [...new Set(others.filter((face) => holds(face, letter)).map(({ family }) => family))].sort();

it.each(['Μήδοι', 'Ἀθηναῖοι', 'Ἕλληνες', 'ᾠδῆς', 'ΤΎΡΑΝΝΟΙ', 'Демократы', 'Ґава'])(
  'sets %s in one face, as a title and in a text',
  (name) => {
    for (const letter of name) {
      expect(familiesOf(letter), letter).toEqual(['EB Garamond', 'Source Sans 3']);
    }
  },
);

it('has Cinzel for the letters of the east that write as the west does', () => {
  for (const letter of 'ŁźčőşȚ') {
    expect(familiesOf(letter), letter).toEqual(['Cinzel', 'Source Sans 3']);
  }
});

it('fetches no Greek and no Cyrillic for a page that has none', () => {
  for (const letter of 'ΑωἈДґ') expect(always.some((face) => holds(face, letter))).toBe(false);
  for (const letter of 'Aêß’–€') expect(always.every((face) => holds(face, letter))).toBe(true);
});
