import { Name } from '../../../ui/language.svelte';
import { Part } from '../../../ui/part.svelte';
import { pair, type Beside } from '../../../hub/desk/back/beside';
import { section } from '../../../hub/desk/act';
import type { OfferGroup, Row, Scene } from '../../../hub/desk/brought';
import { Desk } from '../../../hub/desk/desk.svelte';
import type { Reveal } from '../../../hub/seals/reveal';
import type { Cue } from '../../../hub/sound';
import type { Answer } from '../../../hub/table.svelte';
import type { Offer, SeatMode } from '../../../hub/views';
import type { Command, ControlView, DeskSeat, Faction, TableView } from '../../../wire/atlantida';
import type { SeatId } from '../../../wire/hub';
import { asks, standing } from '../projector/asked';
import { reveals } from '../seat/secrets';
import { wordsOf } from '../seat/words/words';
import { peoples, type Peoples } from '../shared/factions';
import { led, played } from './adapted';
import { kinds } from './kinds';
import { say } from './texts';
import type { ControlTable, DeskGame, DeskOwn, DeskPlayer } from './views';

const MAIN = section('atlantida', () => say('atl-desk-island'));
const TOUR = ['next', 'seats', 'back'];
const GROUPS = ['answer', 'phase', 'leave'];

/** A game master's desk at a table of Atlantida. Holds no rule. */
export abstract class AtlantidaDesk extends Desk<DeskGame, DeskOwn, Command> {
  readonly sign = { emblem: 'greek-temple' };
  readonly main = MAIN;
  readonly passing = [];
  readonly glossary = {
    words: wordsOf(() => 'advanced'),
    book: new Part(() => import('../seat/words/book'), 'looked at'),
  };
  readonly tour = TOUR.map((step) => ({
    get title() {
      return say(`atl-desk-tour-${step}`);
    },
    get says() {
      return say(`atl-desk-tour-${step}-says`);
    },
    get try() {
      return say(`atl-desk-tour-${step}-try`);
    },
  }));

  constructor(table: ControlTable, goHome?: () => void) {
    super(table as unknown as Desk<DeskGame, DeskOwn, Command>['table'], goHome);
  }

  /** What Control is sent, before the desk's own fields. */
  get #sent(): ControlView {
    return there(this.table.own).game as unknown as ControlView;
  }

  readonly #game = $derived.by(() => played(there(this.table.view).game));
  readonly #control = $derived.by(() => led(this.#game, this.#sent, this.#begins));

  override get game(): DeskGame {
    return this.#game;
  }

  override get control(): DeskOwn {
    return this.#control;
  }

  readonly peoples: Peoples = $derived(peoples(this.game.aids.factions));

  /** Who plays; before the game whoever may. */
  get players(): DeskPlayer[] {
    const { aids, players } = this.game;
    const all = this.gathering
      ? aids.factions.map(({ id }) => id)
      : players.map(({ faction }) => faction);
    return all.map((id) => ({ ...this.peoples[id], mode: this.#mode(id) }));
  }

  #mode(id: Faction): SeatMode {
    return { how: this.control.absent.includes(id) ? 'scripted' : 'phone' };
  }

  /** The command that begins with all who are there and those of the steward; null with too few. */
  get #begins(): Command | null {
    if (!this.gathering) return null;
    const { absent } = this.#sent;
    const taken = this.hall.seats.filter((seat) => seat.taken).map(({ id }) => id);
    const factions = this.#game.aids.factions
      .map(({ id }) => id)
      .filter((id) => taken.includes(id) || absent.includes(id));
    return factions.length < 2 ? null : { do: 'begin', factions, absent };
  }

  get gathering(): boolean {
    return this.#game.asked.stage === 'lobby';
  }

  get called() {
    const the = say('atl-desk-player-the');
    const accusative = say('atl-desk-player-accusative');
    return {
      one: new Name(say('atl-desk-player'), { the, accusative }),
      all: new Name(say('atl-desk-players')),
    };
  }

  get kinds() {
    return kinds();
  }

  get scenes(): Record<string, Scene> {
    return {};
  }

  get rulingParts() {
    const parts: [string, RegExp][] = [
      ['clocks', /^T-15/],
      ['table', /^(A|O)-?\d/],
      ['end', /^V-?\d/],
      ['setup', /^(P|I|B)-?\d/],
      ['events', /^(G|X)-?\d/],
    ];
    return parts.map(([id, of]) => ({ name: say(`atl-desk-rules-${id}`), of }));
  }

  get hints() {
    return {
      rulings: say('atl-desk-hint-rulings'),
      acts: say('atl-desk-hint-acts'),
      log: say('atl-desk-log-says'),
    };
  }

  get usualAnnouncements(): string[] {
    return [];
  }

  get usualWords(): string[] {
    return ['usual-atl-say-decide', 'usual-atl-say-come'];
  }

  get toBeAsked(): DeskPlayer[] {
    const { stage } = this.game.asked;
    // Before anybody has come nobody is missed.
    const isEmpty = stage === 'lobby' && !this.hall.seats.some(({ taken }) => taken);
    return stage === 'over' || isEmpty ? [] : this.players;
  }

  get clockReason(): undefined {
    return undefined;
  }

  override get ways() {
    return ['phone', 'scripted'] as const;
  }

  /** What Control may do for a seat without seeing its hand: in its place, and as itself. */
  ofSeat(id: Faction): DeskSeat {
    const none = { faction: id, absent: false, actions: [], own: [] };
    return this.control.seats.find(({ faction }) => faction === id) ?? none;
  }

  beside(then: TableView): Beside {
    const sunk = ({ board }: TableView) => String(board.hexes.filter((hex) => hex.sunk).length);
    const now = this.game;
    const rows = this.players.flatMap((player) => {
      const was = then.players.find(({ faction }) => faction === player.id);
      const is = now.players.find(({ faction }) => faction === player.id);
      if (!was || !is) return [];
      const figures = [
        ['atl-desk-on-island', 'on_island'],
        ['atl-desk-saved', 'continent'],
        ['atl-desk-dead', 'hades'],
      ] as const;
      const pairs = figures.map(([name, of]) => pair(say(name), String(was[of]), String(is[of])));
      return [{ player, pairs }];
    });
    const turn = say('atl-desk-when', { turn: then.board.turn });
    const moment = [turn, asks(then)].filter(Boolean).join(': ');
    return { moment, pairs: [pair(say('atl-desk-sunken'), sunk(then), sunk(now))], rows };
  }

  seenSince(then: TableView): string[] {
    const now = this.game;
    const seen = [];
    if (now.last_battle && now.last_battle.number !== then.last_battle?.number)
      seen.push(say('atl-desk-seen-battle'));
    if (now.offers && JSON.stringify(now.offers) !== JSON.stringify(then.offers))
      seen.push(say('atl-desk-seen-offers'));
    return seen;
  }

  reveals(): Reveal[] {
    return reveals(this.game);
  }

  rowOf(seat: SeatId): Row {
    const id = seat as Faction;
    const stands = this.gathering ? '' : standing(this.game, id, true);
    const sealed = stands === 'sealed' || stands === 'done';
    const { compass } = this.game.board;
    const marks = [
      compass?.holder === id && say('atl-desk-mark-compass'),
      stands === 'gave-up' && say('atl-desk-mark-gave-up'),
    ].filter((mark) => typeof mark === 'string');
    return { done: sealed ? say(`atl-desk-is-${stands}`) : null, marks, leads: false };
  }

  grouped(offers: Offer<Command>[]): OfferGroup<Command>[] {
    return GROUPS.map((group) => ({
      group,
      title: say(`atl-desk-group-${group}`),
      actions: offers.filter((offer) => offer.group === group),
    })).filter(({ actions }) => actions.length > 0);
  }

  isTerse(): boolean {
    return false;
  }

  isPlaced(): boolean {
    return false;
  }

  decisionName(): string {
    return say('atl-desk-island');
  }

  secretOf(question: string): string {
    return say(question.startsWith('battle') ? 'atl-desk-secret-battle' : 'atl-desk-secret-offer');
  }

  remedies(): Record<string, string> {
    return {};
  }

  cues(before: DeskGame, after: DeskGame): Cue[] {
    return before.asked.step === after.asked.step ? [] : ['bell'];
  }

  take({ command }: Offer<Command>): void {
    void this.play(command);
  }

  setRuling(key: string, value: number | string): Promise<Answer> {
    return this.play({ do: 'change_setting', key, value });
  }

  setSeat(seat: SeatId, mode: SeatMode): Promise<Answer> {
    const faction = seat as Faction;
    // Whoever is away in any way is played by the steward: this game knows no other absence.
    return this.play({ do: mode.how === 'phone' ? 'mark_present' : 'mark_absent', faction });
  }

  setClock(seconds: number): Promise<Answer> {
    return this.play({ do: 'set_clock', step: this.game.asked.step, seconds });
  }

  // What this game has none of: nothing is announced, shown or ticked off.

  announce(): Promise<Answer> {
    return fine();
  }

  project(): Promise<Answer> {
    return fine();
  }

  subjects() {
    return [];
  }

  subjectKey(): string {
    return '';
  }

  holdUp(): Promise<Answer> {
    return fine();
  }

  tick(): Promise<Answer> {
    return fine();
  }
}

function there<View>(view: View | null): View {
  if (view === null) throw new Error('no view yet');
  return view;
}

const fine = (): Promise<Answer> => Promise.resolve({ ok: true });
