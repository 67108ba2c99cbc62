/** Event decks have no colour of their own; these three stay apart on white paper, in print and in grey. */
const COLOURS = ['#8a5816', '#1d566f', '#55611b'];

export function deckColour(deck: number): string {
  return COLOURS[deck % COLOURS.length] ?? '#15202c';
}

/** The back and the frame of Stasis cards: the red of the streets. */
export const STREET_COLOUR = '#8f1f17';
