import { expect, it } from 'vitest';

import { softened } from './syllables';

const shown = (text: string, language: string) =>
  softened(text, language).replaceAll('\u00ad', '-');

it.each([
  ['de', 'Wasserquellen', 'Wasser-quellen'],
  ['de', 'Kriegshafen', 'Kriegs-hafen'],
  ['de', 'Große Bibliothek', 'Große Biblio-thek'],
  ['de', 'Kanalbrücke', 'Kanal-brü-cke'],
  // By what they are made of before how they are spoken.
  ['de', 'Königspalast', 'Königs-palast'],
  ['de', 'Tagesordnung', 'Tages-ordnung'],
  ['de', 'Verfassungsänderung', 'Ver-fas-sungs-änderung'],
  ['de', 'Unterstützung', 'Unter-stützung'],
  ['de', 'Messerstechereien', 'Messer-ste-che-reien'],
  ['de', 'Hochzeitsgesellschaft', 'Hoch-zeits-ge-sell-schaft'],
  ['el', 'Ναύσταθμος', 'Ναύ-σταθ-μος'],
  ['el', 'Μεγάλη Βιβλιοθήκη', 'Μεγάλη Βιβλιο-θήκη'],
  ['en', 'Knucklebones', 'Knucklebones'],
])('parts the long words of a name at their syllables (%s: %s)', (language, name, parted) => {
  expect(shown(name, language)).toBe(parted);
});
