import { catalogue, Name } from '../../../ui/language.svelte';
import { Part } from '../../../ui/part.svelte';
import { tellFrom, type Text } from '../../../ui/told.svelte';
import type { SeatId } from '../../../wire/hub';
import type { Reveal } from '../../seals/reveal';
import type { Cue } from '../../sound';
import type { Answer } from '../../table.svelte';
import type { Offer, Player, SeatMode } from '../../views';
import { section, type Act } from '../act';
import * as hub from '../acts';
import { backActs } from '../back/acts';
import { pair, type Beside } from '../back/beside';
import type { OfferGroup, Row, Scene } from '../brought';
import { Desk } from '../desk.svelte';
import SeatDrawer from './SeatDrawer.svelte';
import { say } from './texts';
import type { BidderView, OffersCommand, OffersDeskView, OffersView } from './views';

/*
 * The desk of hidden offers, the small game of `tests/hub/offers.rs`: all that a game brings to it.
 */

/** What the rules of the game say to everybody. */
tellFrom(
  catalogue({
    en: () => import('../../../../../tests/hub/offers/texts/en.ftl'),
    de: () => import('../../../../../tests/hub/offers/texts/de.ftl'),
    el: () => import('../../../../../tests/hub/offers/texts/el.ftl'),
  }),
);

const MAIN = section('offers', () => say('section'));
const GROUPS = ['offer', 'clock'];

/** A game master's desk at a table of hidden offers. */
export class OffersDesk extends Desk<OffersView, OffersDeskView, OffersCommand> {
  readonly sign = { emblem: 'two-coins' };
  readonly main = MAIN;
  readonly passing = [];
  // Every word of it is plain.
  readonly glossary = {
    words: { ids: [], nameOf: (term: string) => term, formsOf: () => [] },
    book: new Part(async () => {
      const [{ default: Entry }, { default: List }] = await Promise.all([
        import('../../glossary/Entry.svelte'),
        import('../../glossary/List.svelte'),
      ]);
      const none = () => null;
      const TERMS = { saysOf: () => '', exampleOf: () => '', nowOf: none, ruleText: none };
      return { Entry, List, TERMS };
    }, 'looked at'),
  };
  readonly tour = [
    {
      get title() {
        return say('tour-next');
      },
      get says() {
        return say('tour-next-says');
      },
      get try() {
        return say('tour-next-try');
      },
    },
  ];

  get players(): BidderView[] {
    return this.game.players;
  }

  get gathering(): boolean {
    return this.game.lot === 0;
  }

  get called() {
    return { one: new Name(say('bidder')), all: new Name(say('bidders')) };
  }

  get kinds() {
    return { lot: { name: say('kind-lot'), emblem: 'two-coins' } };
  }

  get scenes(): Record<string, Scene> {
    const scene = { name: say('scene-lot'), says: say('scene-lot-says'), emblem: 'two-coins' };
    return { lot: scene };
  }

  get rulingParts() {
    return [{ name: say('rulings'), of: /^O-?\d/i }];
  }

  get hints() {
    return { rulings: say('hint-rulings'), acts: say('hint-acts'), log: say('log-says') };
  }

  get usualAnnouncements(): string[] {
    return [say('announce-usual-come')];
  }

  get usualWords(): string[] {
    return [say('say-usual-decide')];
  }

  get toBeAsked(): Player[] {
    return this.players;
  }

  get clockReason(): Text | undefined {
    return undefined;
  }

  beside(then: OffersView): Beside {
    const now = this.game;
    const sold = ({ players }: OffersView) =>
      String(players.reduce((all, { lots }) => all + lots.length, 0));
    return {
      moment: say('moment', { lot: then.lot }),
      pairs: [pair(say('figure-lots'), sold(then), sold(now))],
      rows: then.players.map((player) => {
        const today = now.players.find(({ id }) => id === player.id) ?? player;
        const was = [String(player.coins.value), player.lots.join(', ')] as const;
        const is = [String(today.coins.value), today.lots.join(', ')] as const;
        const pairs = [pair(say('coins'), was[0], is[0]), pair(say('lots'), was[1], is[1])];
        return { player, pairs };
      }),
    };
  }

  seenSince(then: OffersView): string[] {
    const seen = this.game.step_number > then.step_number && this.game.opened !== null;
    return seen ? [say('seen-since', { title: this.game.title })] : [];
  }

  reveals(): Reveal[] {
    const { opened, title } = this.game;
    if (!opened) return [];
    const choices = opened.offers.map(({ faction, coins, hand, seal }) => ({
      seat: faction,
      choice: String(coins),
      words: String(coins),
      hand,
      seal,
    }));
    return [{ question: opened.question, what: title, choices }];
  }

  rowOf(seat: SeatId): Row {
    const done = this.game.offered.includes(seat) ? say('offered') : null;
    return { done, marks: [], leads: false };
  }

  grouped(offers: Offer<OffersCommand>[]): OfferGroup<OffersCommand>[] {
    return GROUPS.map((group) => ({
      group,
      title: say(`group-${group}`),
      actions: offers.filter((offer) => offer.group === group),
    })).filter(({ actions }) => actions.length > 0);
  }

  isTerse(group: string): boolean {
    return group === 'offer';
  }

  cues(before: OffersView, after: OffersView): Cue[] {
    return before.step_number === after.step_number ? [] : ['bell'];
  }

  isPlaced(offer: Offer<OffersCommand>): boolean {
    return offer.group === 'clock';
  }

  quick(acts: Act[], offered: string[]): Act[] {
    return acts.filter(({ id }) => id === 'take-back' && !offered.includes(id));
  }

  decisionName(): string {
    return say('section');
  }

  secretOf(): string {
    return say('secret');
  }

  remedies(): Record<string, string> {
    return {};
  }

  acts(): Act[] {
    return [
      ...hub.offers(this),
      ...backActs(this),
      ...hub.room(this),
      ...hub.standstill(this),
      ...hub.atTheTable(this),
      ...hub.rulings(this),
      ...hub.ownDevice(this),
      ...hub.wordActs(this),
      ...hub.controls(this),
      ...hub.chronicleActs(this),
      ...hub.logActs(this),
      ...hub.findingActs(this),
      ...hub.drawActs(this),
      ...this.players.flatMap((player) => [
        ...Object.values(hub.seatActs(this, player)),
        ...hub.inThePlaceOf(this, player, offersTo(this.control, player.id)),
      ]),
      ...hub.eachRuling(this),
    ];
  }

  openSeat(seat: SeatId): void {
    this.show(SeatDrawer, { seat });
  }

  enter(seat: SeatId): void {
    this.openSeat(seat);
  }

  decide(seat: SeatId | null): void {
    if (seat !== null) this.openSeat(seat);
  }

  take({ command }: Offer<OffersCommand>): void {
    void this.play(command);
  }

  setRuling(key: string, value: number | string): Promise<Answer> {
    return this.play({ do: 'change_setting', key, value });
  }

  setClock(seconds: number): Promise<Answer> {
    return this.play({ do: 'set_clock', step: this.game.step_number, seconds });
  }

  setSeat(seat: SeatId, mode: SeatMode): Promise<Answer> {
    return this.play({ do: 'set_seat', seat, mode });
  }

  // What this game has none of: nothing is announced, held up, projected or ticked off.

  announce(): Promise<Answer> {
    return none();
  }

  project(): Promise<Answer> {
    return none();
  }

  subjects() {
    return [];
  }

  subjectKey(): string {
    return '';
  }

  holdUp(): Promise<Answer> {
    return none();
  }

  tick(): Promise<Answer> {
    return none();
  }
}

const none = (): Promise<Answer> => Promise.resolve({ ok: true });

/** What Control may offer in the place of a seat. */
const offersTo = ({ seats }: OffersDeskView, seat: SeatId) =>
  seats.find(({ faction }) => faction === seat)?.actions ?? [];
