import type { Player } from '../../views';

/** A figure as it was, and as it is now. */
export type Pair = { name: string; then: string; now: string; differs: boolean };

/** The game as it stood, beside how it stands now. */
export type Beside = {
  /** Where in the game that was. */
  moment: string;
  /** What all of them share. */
  pairs: Pair[];
  /** The same figures of each who plays. */
  rows: { player: Player; pairs: Pair[] }[];
};

export const pair = (name: string, then: string, now: string): Pair => ({
  name,
  then,
  now,
  differs: then !== now,
});
