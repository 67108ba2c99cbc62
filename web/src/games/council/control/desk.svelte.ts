import { createContext } from 'svelte';

import type { Beside } from '../../../hub/desk/back/beside';
import type { Row } from '../../../hub/desk/brought';
import type { Rounds } from '../../../hub/desk/day/plan';
import { roundsAhead } from '../../../hub/day/rounds';
import { Desk } from '../../../hub/desk/desk.svelte';
import type { Reveal } from '../../../hub/seals/reveal';
import type { Cue } from '../../../hub/sound';
import type { Answer } from '../../../hub/table.svelte';
import { Part } from '../../../ui/part.svelte';
import type { Text } from '../../../ui/told.svelte';
import { following } from '../shared/day';
import { WORDS } from '../shared/glossary/words';
import { reveals, secretOf } from '../shared/reveals';
import type {
  Action,
  Command,
  ControlSeat,
  ControlView,
  CouncilView,
  FactionId,
  FactionView,
  ObjectiveId,
  ObjectiveView,
  Round,
  Scene,
  SeatMode,
  Subject,
  Value,
} from '../../../wire/council';
import { remedies } from './alarms';
import { isGrave, isPlaced, labelOf, runAction } from './asks';
import { beside, seenSince } from './back/differs';
import { cuesOf } from './cues';
import { TOUR } from './tour';
import { grouped } from './playing';
import { rowOf } from './rows';
import { rulingParts } from './rulings';
import { subjectKey, subjects } from './spotlight';
import { say } from './texts';
import { asked } from './waiting/absent';
import { called, KINDS, kindsOfRounds, PARTS, SCENES } from './words';

/** What the words of the game mean. */
const BOOK = new Part(() => import('../shared/glossary/book'), 'looked at');

/** What Control often announces. */
const USUAL = [
  'usual-announce-come',
  'usual-announce-two-minutes',
  'usual-announce-listen',
  'usual-announce-lunch',
];
/** What it often says to a faction. */
const USUAL_WORDS = [
  'usual-say-come',
  'usual-say-decide',
  'usual-say-break',
  'usual-say-yes',
  'usual-say-no',
];

/** A game master's desk at a table of the council. */
export abstract class CouncilDesk extends Desk<CouncilView, ControlView, Command> {
  get players(): FactionView[] {
    return this.council.factions;
  }

  get gathering(): boolean {
    return this.council.phase === 'lobby';
  }

  get called() {
    return called();
  }

  readonly tour = TOUR;

  readonly glossary = { words: WORDS, book: BOOK };

  readonly kinds = KINDS;

  beside(then: CouncilView): Beside {
    return beside(then, this.council);
  }

  seenSince(then: CouncilView): string[] {
    return seenSince(then, this.council);
  }

  readonly usualAnnouncements = USUAL;

  readonly usualWords = USUAL_WORDS;

  announce(text: string): Promise<Answer> {
    return this.play({ do: 'announce', text });
  }

  readonly scenes = SCENES;

  project(scene: Scene | null): Promise<Answer> {
    return this.play({ do: 'show', scene });
  }

  subjects() {
    return subjects(this.council);
  }

  subjectKey(on: Subject): string {
    return subjectKey(on);
  }

  holdUp(on: Subject | null): Promise<Answer> {
    return this.play({ do: 'spotlight', on });
  }

  readonly sign = { emblem: 'greek-temple' };

  readonly main = PARTS.council;

  isPlaced(action: Action): boolean {
    return isPlaced(action);
  }

  decisionName(of: string): string {
    return say(`decision-${of}`);
  }

  get rulingParts() {
    return rulingParts();
  }

  get hints() {
    return {
      rulings: say('settings-find-hint'),
      acts: say('palette-hint'),
      log: say('act-log-says'),
    };
  }

  setRuling(key: string, value: Value): Promise<Answer> {
    return this.play({ do: 'change_setting', key, value });
  }

  reveals(): Reveal[] {
    return reveals(this.council);
  }

  secretOf(question: string): string {
    return secretOf(this.council, question);
  }

  remedies(alarm: string): Record<string, string> {
    return remedies(alarm);
  }

  readonly passing = ['bell'];

  tick(task: number, done: boolean): Promise<Answer> {
    return this.play({ do: 'tick_task', task, done });
  }

  take(action: Action): void {
    runAction(this, action);
  }

  override labelOf(action: Action): string {
    return labelOf(action);
  }

  override isGrave(action: Action): boolean {
    return isGrave(action);
  }

  rowOf(seat: FactionId): Row {
    return rowOf(this.council, seat);
  }

  override get waitsForComersAlone(): boolean {
    return true;
  }

  get toBeAsked(): FactionView[] {
    const seats = this.hall.seats;
    const came = (id: string) => seats.find((seat) => seat.id === id)?.taken !== false;
    return asked(this.council, this.control.settings, came);
  }

  get clockReason(): Text | undefined {
    return this.council.reasons[this.control.rule.seconds ?? ''];
  }

  setClock(seconds: number): Promise<Answer> {
    return this.play({ do: 'set_clock', step: this.council.step_number, seconds });
  }

  grouped(actions: Action[]) {
    return grouped(actions);
  }

  isTerse(group: string, compact: boolean): boolean {
    return (compact && group !== 'amend') || group === 'bid' || group === 'grant';
  }

  override get rounds(): Rounds {
    const { act, day } = this.council;
    return {
      day,
      kinds: kindsOfRounds(),
      act,
      acts: 3,
      next: following(day) ?? (day.now === null ? roundsAhead(day)[0]?.name : undefined),
      alarm: 'bell',
      plan: (rounds: Round[]) => this.play({ do: 'change_plan', rounds }),
      time: (round, seconds) => this.play({ do: 'set_round', round, seconds }),
    };
  }

  cues(before: CouncilView, after: CouncilView): Cue[] {
    return cuesOf(before, after);
  }

  setSeat(seat: FactionId, mode: SeatMode): Promise<Answer> {
    return this.play({ do: 'set_seat', faction: seat, mode });
  }

  /** The council as everybody sees it. Only asked for once the first view has come. */
  get council(): CouncilView {
    return this.game;
  }

  faction(id: FactionId | null | undefined): FactionView | undefined {
    return this.council.factions.find((faction) => faction.id === id);
  }

  place(id: ObjectiveId | null | undefined): ObjectiveView | undefined {
    return this.council.city?.objectives.find((place) => place.id === id);
  }

  /** Whether what was fought on the real map may be entered so now. */
  mayEnter(word: Command['do']): boolean {
    return this.control.street?.by_hand.includes(word) ?? false;
  }

  seat(id: FactionId): ControlSeat | undefined {
    return this.control.seats.find((seat) => seat.faction === id);
  }
}

export const [useDesk, provideCouncil] = createContext<CouncilDesk>();
