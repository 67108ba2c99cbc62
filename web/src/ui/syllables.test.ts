import { expect, it } from 'vitest';

import { softened } from './syllables';

const shown = (text: string, language: string) =>
  softened(text, language).replaceAll('\u00ad', '-');

it.each([
  ['de', 'Wasserquellen', 'Was-ser-quel-len'],
  ['de', 'Kriegshafen', 'Kriegs-ha-fen'],
  ['de', 'Große Bibliothek', 'Große Biblio-thek'],
  ['de', 'Kanalbrücke', 'Kanal-brü-cke'],
  // By what they are made of, not only by how they are spoken.
  ['de', 'Tagesordnung', 'Ta-ges-ord-nung'],
  ['de', 'Verfassungsänderung', 'Ver-fas-sungs-än-de-rung'],
  ['de', 'Unterstützung', 'Un-ter-stüt-zung'],
  ['de', 'Messerstechereien', 'Mes-ser-ste-che-reien'],
  ['de', 'Hochzeitsgesellschaft', 'Hoch-zeits-ge-sell-schaft'],
  ['el', 'Ναύσταθμος', 'Ναύ-σταθ-μος'],
  ['el', 'Μεγάλη Βιβλιοθήκη', 'Μεγάλη Βιβλιο-θήκη'],
  ['en', 'Knucklebones', 'Knucklebones'],
])('parts the long words of a name at their syllables (%s: %s)', (language, name, parted) => {
  expect(shown(name, language)).toBe(parted);
});
