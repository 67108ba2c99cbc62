import type { Coin } from '../ui/FactionDisc.svelte';
import type { Text } from '../ui/told.svelte';
import type { SeatId } from '../wire/hub';

/*
 * What a game's views hold for the screens of the hub, whatever is played: their types on the wire have these fields
 * and more. A command is the game's own: a screen hands back what the view offered.
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
  /** Who is awaited and for what, in the order of the seats. */
  awaiting: AwaitedView[];
  /** The clock of this step, if it has one. */
  clock: ClockView | null;
  /** What Control says on every screen. */
  announcement: string | null;
  /** What the projector shows. */
  scene: string;
  /** Whether Control holds the scene. */
  scene_held: boolean;
  /** What Control holds up before the room. */
  spotlight: { title: Text; on: Subject } | null;
  /** Why what was decided last was decided so. */
  because: BecauseView[];
  /** What decides in the place of a ruling, by the ruling's key: "Article 3". */
  reasons: { [key in string]: Text };
};

/** What can be held up before the room; each game has its own kinds. */
export type Subject = { of: string; [more: string]: unknown };

/** Somebody who is awaited. */
export type AwaitedView = {
  faction: SeatId;
  /** "to vote". */
  what: Text;
  /** In milliseconds on the table's clock. */
  since: number;
};

/** The clock of a step. */
export type ClockView = {
  label: Text;
  /** In milliseconds on the table's clock. */
  ends_at: number;
  /** How long it was set to. */
  seconds: number;
  /** What happens when it has run out. */
  then: Text;
};

/** Why something was decided so. */
export type BecauseView = {
  /** What was decided. */
  of: string;
  /** The rule's number. */
  rule: string;
  /** What bends the rule: "Article 3". */
  reason: Text | null;
  /** The rule applied to the numbers, in one or two sentences. */
  sentence: Text;
};

/** The day of a game that has rounds. Moments are on the table's clock, in milliseconds. */
export type DayView = {
  /** All rounds, in order. */
  rounds: RoundView[];
  /** The `id` of the round under way. */
  now: number | null;
  /** What Control begins next when this round is over. */
  next: Text | null;
};

/** How near the end of a round is. */
export type Bell = 'quiet' | 'warned' | 'over';

/** A round of the day. */
export type RoundView = {
  /** Stays the same when the plan changes. */
  id: number;
  /** What sort of round it is. */
  kind: string;
  name: Text;
  /** The act of the day that it belongs to. */
  act: number;
  /** How long it was planned to be; 0 for a round without a clock. */
  seconds: number;
  state: 'ahead' | 'now' | 'over' | 'skipped';
  began_at: number | null;
  /** When its time is up, or when it ended. */
  ends_at: number | null;
  bell: Bell;
};

/** Something that Control may do now, for itself or for a seat. */
export type Offer<Command = GameCommand> = {
  /** Stable within its list. */
  key: string;
  /** How a screen lays it out. */
  group: string;
  label: Text;
  /** What it will do, in a sentence. */
  says: Text;
  command: Command;
};

/** Something that needs attention. */
export type AlarmView<Command = GameCommand> = {
  title: Text;
  /** What to do about it. */
  sentence: Text;
  /** Stable while it rings. */
  key: string;
  /** What can be done about it at once. */
  actions: Offer<Command>[];
};

/** Something to be done by hand. */
export type TaskView = { id: number; text: Text; source: Text; done: boolean };

/** A ruling: how this table plays where the rules can be read two ways. */
export type RulingView = {
  key: string;
  /** The number of the rule that it belongs to. */
  rule: string;
  /** What it decides, in a sentence. */
  text: Text;
  value: number | string;
  /** The words it may be set to; empty for a number. */
  choices: { word: string; text: Text }[];
  /** For a number: the least and the most. */
  range: [number, number] | null;
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

/** What ends a step, besides the button. */
export type StepRule = {
  /** The ruling whether it ends by itself. */
  ends: string | null;
  /** The ruling that sets its clock. */
  seconds: string | null;
  /** What happens after that time. */
  after: 'or' | 'revealed' | 'time' | 'ends' | 'passes' | 'shown' | 'lot' | null;
};

/** What only Control sees. */
export type ControlPlayView<Command = GameCommand> = {
  next: NextView<Command>;
  rule: StepRule;
  /** What the rules keep for a full Control, by the words of commands. */
  reserved: string[];
  /** What else Control may do now as itself. */
  actions: Offer<Command>[];
  settings: RulingView[];
  alarms: AlarmView<Command>[];
  tasks: TaskView[];
  /** By number; the last lines. */
  log: { [key in number]: LogLine };
};
