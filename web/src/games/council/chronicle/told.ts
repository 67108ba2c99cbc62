import type { Told as AnyTold } from '../../../hub/games';
import type { ChronicleView } from '../../../wire/council';

/** The chronicle of a game of the council. */
export type Told = AnyTold<ChronicleView>;
