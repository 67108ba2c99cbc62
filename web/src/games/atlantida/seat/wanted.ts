import type {
  Advance,
  BecauseView,
  CellView,
  DraftView,
  Faction,
  Favour,
  Force,
  Forum,
  HandView,
  HexId,
  Kind,
  Place,
  SeatView,
  Square,
  Statue,
  Stock,
  TableView,
  Target,
  Way,
} from '../../../wire/atlantida';
import type { Text } from '../../../wire/hub';

/*
 * What the screens show where the view says it. Each of these may be left out: then the screen says less, and
 * every answer can be given all the same.
 */

/** Where a group may go. */
export type Reach = {
  from: Place;
  way: Way;
  target: Target;
  most: number;
  also?: number;
  attack?: { defender: Faction; mine: Force; his: Force; most: [number, number] } | null;
};
export type Dark = { from: Place; target: Target; why: Text };
export type Hunt = { hex: HexId; creature: number; force: Force; needs: number };
export type Works = { at: Square; room: number | null; each: Text };
export type Lesson = {
  advance: Advance;
  price: number;
  parts: BecauseView[];
  state: 'can' | 'cannot' | 'known';
  why: Text | null;
};
export type ForumView = { at: Forum; ready: boolean; why: Text | null };
export type Palette = {
  kind: Kind;
  statue: Statue | null;
  stone: number;
  gold: number;
  can: boolean;
  why: Text | null;
};
export type Growth = { most: number; cost: number; limit: Text | null };
export type EventNow = {
  raid?: { force: Force; against: number } | null;
  quake?: { at: Square[]; fall: number } | null;
  flood?: { threatened: number; each: number; stone: number; wood: number } | null;
};
export type Ships = {
  most: number;
  parts: BecauseView[];
  europa: { most: number; gold: number } | null;
};
export type Sink = {
  hex: HexId;
  gold: number;
  drowns: [Faction, number][];
  swims: [Faction, number][];
};

export type Forecast = {
  excess: number;
  starve: number;
  grow: number;
  ship: number;
  ended: number;
  race?: Text | null;
};

export type HandMore = HandView & {
  reach?: Reach[];
  dark?: Dark[];
  hunts?: Hunt[];
  works?: Works[];
  council?: Lesson[];
  forums?: ForumView[];
  palette?: Palette[];
  cells: (CellView & { falls?: { kind: Kind; statue: Statue | null }[]; forecast?: number })[];
  growth?: Growth | null;
  event?: EventNow | null;
  ships?: Ships | null;
  sinks?: Sink[];
  favours?: { favour: Favour; gold: number }[];
};

export type DraftMore = DraftView & {
  forecast?: Forecast | null;
  finish?: { final: Text[]; unused: Text[] } | null;
  yields?: { stock: Stock; by: number }[];
};

/** What a seat sees beyond what everybody does. */
export type SeatGame = Omit<SeatView, 'hand' | 'draft'> & {
  hand: HandMore;
  draft: DraftMore | null;
  seal?: { question: string; commitment: string | null } | null;
};

/** A secret that was shown, and how its seals open. */
export type ShownSecret = {
  question: string;
  of: 'battle' | 'offer';
  rows: {
    faction: Faction;
    choice: string;
    hand: string;
    seal:
      | { is: 'open'; commitment: string; nonce: string }
      | { is: 'none' }
      | { is: 'not_in' };
  }[];
};

export type TableMore = TableView & { reveals?: ShownSecret[] };
