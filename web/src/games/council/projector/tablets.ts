/** A grid of places. */
export interface Grid {
  across: number;
  down: number;
}

/** The most places shown at once. */
export const MOST_TABLETS = 30;

/** How the agenda's places stand: in one column up to five, in two up to twelve, then in three. */
export function tablets(places: number): Grid {
  const shown = Math.max(1, Math.min(places, MOST_TABLETS));
  const across = shown <= 5 ? 1 : shown <= 12 ? 2 : 3;
  return { across, down: Math.ceil(shown / across) };
}
