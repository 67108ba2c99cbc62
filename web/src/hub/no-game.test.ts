import { expect, it } from 'vitest';

const catalogues = import.meta.glob<string>('./**/texts/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Words of the games that there are, in each language. */
const WORDS =
  /Archon|Prytan(?!eion)|\bArête|Stasis|\bCouncil\b|the council|\bMedes|Άρχοντ|Πρύταν|Στάση|Συμβούλιο|\bder Rat\b|\bRates?\b/;

it('no text of the hub speaks of a game', () => {
  expect(Object.keys(catalogues).length).toBeGreaterThan(30);
  const lines = Object.entries(catalogues).flatMap(([file, text]) =>
    text.split('\n').map((line, n) => `${file}:${n + 1}: ${line}`),
  );
  expect(lines.filter((line) => WORDS.test(line))).toEqual([]);
});
