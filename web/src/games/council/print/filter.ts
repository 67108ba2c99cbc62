import { told } from '../../../ui/told.svelte';
import type { CardSheet, DeckSheet } from '../../../wire/council';

/** What the reader looks for; null and '' look for nothing in particular. */
export type Wanted = { deck: string | null; act: number | null; text: string };

/** For searching: no case, no accents, straight quotes. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .toLowerCase();
}

/** Every word that stands on a card as it is read, its id too. */
function wordsOf({ card }: CardSheet): string {
  const options = card.options.flatMap(({ label, text, effects }) => [label, text, ...effects]);
  const texts = [card.title, card.flavour, card.text, ...options, ...card.default];
  return plain([card.id, ...texts.map(told)].join(' '));
}

/** The cards of each deck that hold every word of the search; decks that are not wanted are left out. */
export function wantedCards(decks: DeckSheet[], { deck, act, text }: Wanted): DeckSheet[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const wanted = (sheet: CardSheet) => {
    if (act !== null && sheet.act !== act) return false;
    const all = words.length > 0 ? wordsOf(sheet) : '';
    return words.every((word) => all.includes(word));
  };
  return decks
    .filter(({ id }) => deck === null || id === deck)
    .map((one) => ({ ...one, cards: one.cards.filter(wanted) }));
}

/** The Acts that the cards belong to. */
export function actsOf(decks: DeckSheet[]): number[] {
  const acts = decks.flatMap(({ cards }) => cards.map(({ act }) => act));
  return [...new Set(acts)].sort((a, b) => a - b);
}
