import type { Coin } from '../../ui/FactionDisc.svelte';
import type { Text } from '../../ui/told.svelte';
import type { SeatId } from '../../wire/hub';

/*
 * What a game's views hold for the desk, whatever is played: their types on the wire have these fields and more.
 * A command is the game's own: the desk hands back what the view offered.
 */

/** A game's command, as its views offer it. */
export type GameCommand = { do: string };

/** What an absent seat's choices are. */
export type Absence = 'abstain' | { follow: SeatId } | 'control';

/** How a seat is played. */
export type SeatMode =
  | { how: 'phone' }
  | { how: 'tablet' }
  | { how: 'paper' }
  | { how: 'absent'; instead: Absence }
  | { how: 'scripted' };

/** By whose hand a choice was made. */
export type Hand = 'own' | 'paper' | 'control' | 'absent' | 'script';

/** Who plays, as discs and lists show them; the name is a plural. */
export type Player = Coin & { id: SeatId; mode: SeatMode };

/** What everybody sees of a game by steps. */
export type PlayView = {
  /** Rises with every step. */
  step_number: number;
  /** One line on what is going on. */
  headline: Text;
  /** What Control says on every screen. */
  announcement: string | null;
};

/** A line of the log. */
export type LogLine = {
  /** Where in the game: "Act 1, cycle 3". */
  when: Text;
  /** What sort of thing happened. */
  kind: string;
  text: Text;
  /** Whom it is about. */
  factions: SeatId[];
};

/** The one big button. */
export type NextView<Command = GameCommand> = {
  /** Named by what it will do. */
  label: Text;
  /** What it will do, in a sentence. */
  says: Text;
  /** Absent while somebody must decide first. */
  command: Command | null;
  /** For whom it waits, when the command is absent. */
  waits_for: SeatId | null;
  /** Whether everything awaited is in. */
  ready: boolean;
};

/** What only Control sees. */
export type ControlPlayView<Command = GameCommand> = {
  next: NextView<Command>;
  /** By number; the last lines. */
  log: { [key in number]: LogLine };
};
