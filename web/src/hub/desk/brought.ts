import type { Name } from '../../ui/language.svelte';
import { told, type Text } from '../../ui/told.svelte';
import type { Part } from '../../ui/part.svelte';
import type { SeatId } from '../../wire/hub';
import type { Words } from '../glossary/finder';
import type { Book } from '../glossary/glossary.svelte';
import type { Reveal } from '../seals/reveal';
import type { Cue } from '../sound';
import type { Answer } from '../table.svelte';
import type { Act, Section } from './act';
import type { Beside } from './back/beside';
import type { Rounds } from './day/plan';
import type { GameCommand, Offer, Player, PlayView, SeatMode, Subject } from '../views';

/** What the projector can show. */
export type Scene = { name: string; says: string; emblem: string };

/** What a row of the rail says of a seat: what it has chosen already, and what it is. */
export type Row = {
  /** "has voted"; null while it has chosen nothing. */
  done: string | null;
  /** "in exile". */
  marks: string[];
  /** Whether the first mark shines. */
  leads: boolean;
};

export type OfferGroup<Command = GameCommand> = {
  group: string;
  title: string;
  actions: Offer<Command>[];
};

/** What each game says of itself for its desk, besides what its views hold. */
export abstract class Brought<
  Game extends PlayView = PlayView,
  Command extends GameCommand = GameCommand,
> {
  /** Who plays, in the order of the seats. */
  abstract get players(): Player[];

  /** Whether people still gather: nothing has been played. */
  abstract get gathering(): boolean;

  /** What one of those who play is called, and all of them. */
  abstract get called(): { one: Name; all: Name };

  /** The screen in a few steps: what each part is for, and what to do with it at once. */
  abstract readonly tour: { title: string; says: string; try: string }[];

  /** What its words mean. */
  abstract readonly glossary: { words: Words; book: Part<Book> };

  /** The kinds of lines in the log, in the order of the filter. */
  abstract get kinds(): Record<string, { name: string; emblem: string }>;

  /** The game as it stood, beside how it stands now. */
  abstract beside(then: Game): Beside;

  /** What people have read or seen since then, in sentences. */
  abstract seenSince(then: Game): string[];

  /** What Control often announces: texts, or names of messages that stand ready. */
  abstract get usualAnnouncements(): string[];

  /** What Control often says to a seat, in the same way. */
  abstract get usualWords(): string[];

  /** Says something on every screen; nothing takes it back. */
  abstract announce(text: string): Promise<Answer>;

  /** What the projector can show, in the order of the list. */
  abstract get scenes(): Record<string, Scene>;

  /** Holds a scene; null lets the game choose again. */
  abstract project(scene: string | null): Promise<Answer>;

  /** Everything that may be held up before the room now, by its name. */
  abstract subjects(): { name: string; on: Subject }[];

  /** One word for a thing that can be held up, so that two of them can be told apart. */
  abstract subjectKey(on: Subject): string;

  /** Holds something up before the room; null takes down what is held up. */
  abstract holdUp(on: Subject | null): Promise<Answer>;

  /** The sign before the table's name. */
  abstract readonly sign: { emblem: string };

  /** The part of the menus that is the game's own: what the rules allow now stands first in it. */
  abstract readonly main: Section;

  /** Whether it always stands somewhere of its own: a menu would only be longer for it. */
  abstract isPlaced(offer: Offer<Command>): boolean;

  /** The few acts that lie beside the big button, besides what alarms offer already. */
  abstract quick(acts: Act[], offered: string[]): Act[];

  /** What was decided, as a heading. */
  abstract decisionName(of: string): string;

  /** The parts of the rules, by what the numbers of their rules begin with. */
  abstract get rulingParts(): { name: string; of: RegExp }[];

  /** What can be looked for among the rulings and the acts, a few examples in quotes; and what the log tells of. */
  abstract get hints(): { rulings: string; acts: string; log: string };

  /** Changes a ruling. */
  abstract setRuling(key: string, value: number | string): Promise<Answer>;

  /** The secret choices that are shown now. */
  abstract reveals(): Reveal[];

  /** What was asked in secret, by the name that the rules have for the question. */
  abstract secretOf(question: string): string;

  /** What helps against an alarm, by the first word of its key: acts by their ids, and what each is called there. */
  abstract remedies(alarm: string): Record<string, string>;

  /** The keys of alarms that say something once and then only stand there. */
  abstract readonly passing: readonly string[];

  /** Ticks something that was to be done by hand, or takes the tick back. */
  abstract tick(task: number, done: boolean): Promise<Answer>;

  /** Everything that Control can do, in the order of the menus. */
  abstract acts(): Act[];

  /** Opens what there is of a seat. */
  abstract openSeat(seat: SeatId): void;

  /** What a row of the rail says of a seat. */
  abstract rowOf(seat: SeatId): Row;

  /** Opens the way to enter what a seat has chosen on paper or by mouth. */
  abstract enter(seat: SeatId): void;

  /** Whom the next secret choice waits for, or will once it is opened. */
  abstract get toBeAsked(): Player[];

  /** Whether the game waits for nobody at a seat to which no device ever came. */
  get waitsForComersAlone(): boolean {
    return false;
  }

  /** What decides how long this step's clock runs, where no ruling does: "Article 3". */
  abstract get clockReason(): Text | undefined;

  /** Sets the clock of this step to so many seconds from now. */
  abstract setClock(seconds: number): Promise<Answer>;

  /** Offers under their headings, what decides first. */
  abstract grouped(offers: Offer<Command>[]): OfferGroup<Command>[];

  /** Whether the offers of a group need no sentence each: small numbers and the like. */
  abstract isTerse(group: string, compact: boolean): boolean;

  /** The rounds of its day; null where it has none. */
  get rounds(): Rounds | null {
    return null;
  }

  /** What is heard of a change. */
  abstract cues(before: Game, after: Game): Cue[];

  /** Opens the way to decide for a seat, or for Control itself with null. */
  abstract decide(seat: SeatId | null): void;

  /** Runs what the view offers to Control itself; a game asks first where it cannot easily be undone. */
  abstract take(offer: Offer<Command>): void;

  /** An offer's name in a list of all acts. */
  labelOf(offer: Offer<Command>): string {
    return told(offer.label);
  }

  /** Whether it cannot easily be undone. */
  isGrave(_offer: Offer<Command>): boolean {
    return false;
  }

  /** The ways in which this game lets a seat be played; all where it says none. */
  get ways(): readonly SeatMode['how'][] | null {
    return null;
  }

  /** Lets a seat be played so from now on. */
  abstract setSeat(seat: SeatId, mode: SeatMode): Promise<Answer>;
}
