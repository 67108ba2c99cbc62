import { expect, it } from 'vitest';

import { softened } from './syllables';

const shown = (text: string, language: string) =>
  softened(text, language).replaceAll('\u00ad', '-');

it.each([
  ['de', 'Wasserquellen', 'Was-ser-quel-len'],
  ['de', 'Kriegshafen', 'Kriegs-ha-fen'],
  ['de', 'Große Bibliothek', 'Große Biblio-thek'],
  ['de', 'Kanalbrücke', 'Kanal-brü-cke'],
  ['el', 'Ναύσταθμος', 'Ναύ-σταθ-μος'],
  ['el', 'Μεγάλη Βιβλιοθήκη', 'Μεγάλη Βιβλιο-θήκη'],
  ['en', 'Knucklebones', 'Knucklebones'],
])('parts the long words of a name at their syllables (%s: %s)', (language, name, parted) => {
  expect(shown(name, language)).toBe(parted);
});
