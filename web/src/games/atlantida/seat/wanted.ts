import type {
  Advance,
  Answer,
  BecauseView,
  Called,
  CellView,
  DraftView,
  Faction,
  Favour,
  Food,
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
 * What the view says of what may be done, what it costs and what comes of it. An older server leaves these out: then
 * the screens say less, and every answer can be given all the same.
 */

/** A place that a leader may go to. */
export type Reach = {
  from: Place;
  way: Way;
  target: Target;
  /** The hexes on its way over land, that of the target last. */
  path: HexId[];
  most: number;
  /** Of the other of city and Theatre. */
  also: number;
  most_led: number;
  enter: boolean;
  invade: boolean;
  creature: number | null;
  /** For 0, 1, 2 … people: the strength without a commitment, the most arms, the most lives. */
  strengths: [number, number, number][];
  attack: {
    defender: Faction;
    mine: Force;
    his: Force;
    most: [number, number];
    later: boolean;
  } | null;
};
export type Dark = { from: Place; target: Target; why: Text };
export type Hunt = { hex: HexId; creature: number; force: Force; needs: number };
export type Works = { at: Square; kind: Kind; room: number | null; leaders: number; each: Text };
export type Lesson = {
  advance: Advance;
  price: number;
  parts: BecauseView[];
  state: 'can' | 'cannot' | 'known';
  why: Text | null;
  at: (Forum | null)[];
};
export type ForumView = {
  at: Forum;
  ready: boolean;
  why: Text | null;
  leader: boolean;
  leader_why: Text | null;
  gold: number;
};
export type CraftView =
  | { of: 'change'; have: [Stock, number][] }
  | { of: 'raise'; prices: [number, number][] }
  | { of: 'forge'; most: number; each: number }
  | { of: 'restore'; most: number; gold: number; knowledge: number }
  | { of: 'ships'; most: number; wood: number; by_gold: number; gold: number; least: number[] }
  | { of: 'garden'; at: Square[] };
export type Palette = {
  kind: Kind;
  statue: Statue | null;
  stone: number;
  gold: number;
  can: boolean;
  why: Text | null;
  squares: number;
};
export type Cell = CellView & {
  falls?: { kind: Kind; statue: Statue | null; at: Square }[];
  forecast?: number;
};
export type EventNow = {
  spared: boolean;
  open: boolean;
  gold: number;
  due: number;
  raid: { force: Force; against: number } | null;
  quake: { at: Square[]; fall: number; dies: number; housings_spare: boolean } | null;
  flood: { threatened: number; each: number; stone: number; wood: number } | null;
  dies: number;
};
export type Ships = {
  most: number;
  parts: BecauseView[];
  europa: { from: Place; most: number; gold: number } | null;
};
export type Sink = {
  hex: HexId;
  gold: number;
  drowns: [Faction, number][];
  swims: [Faction, number][];
  coasts: HexId[];
};

export type Forecast = {
  food: Food;
  excess: number;
  starve: number;
  grow: number;
  ship: number;
  europa: number;
  ended: number;
  ended_says: Text;
  race: Text | null;
};

export type HandMore = Omit<HandView, 'cells'> & {
  hermes?: { stock: Stock; losers: number }[];
  summon?: Called[];
  shift?: [number, number] | null;
  reach?: Reach[];
  dark?: Dark[];
  favours?: { favour: Favour; gold: number }[];
  hunts?: Hunt[];
  works?: Works[];
  council?: Lesson[];
  forums?: ForumView[];
  crafts?: CraftView[];
  palette?: Palette[];
  cells: Cell[];
  arms?: { most: number; each: number } | null;
  growth?: { most: number; cost: number; limit: Text | null } | null;
  event?: EventNow | null;
  ships?: Ships | null;
  sinks?: Sink[];
  kept?: { hex: HexId; by: Faction }[];
  may_give_up?: boolean;
  reopen?: boolean;
};

export type DraftMore = DraftView & {
  forecast?: Forecast;
  finish?: { final: Text[]; unused: Text[] };
  yields?: { stock: Stock; by: number; why: Text }[];
};

/** What a seat sees beyond what everybody does. */
export type SeatGame = Omit<SeatView, 'hand' | 'draft'> & {
  hand: HandMore;
  draft: DraftMore | null;
  seal?: { question: string; commitment: string | null } | null;
  voice?: Voice;
};

/** What a seat may ask of all others, and answer. */
export type Voice = {
  back: number[];
  stewards: Faction[];
  vote: number | null;
  agreed: boolean;
  hold: boolean;
  go_on: boolean;
  ask_on: boolean;
};

/** A secret that was shown, and how its seals open. */
export type ShownSecret = {
  question: string;
  of: 'battle' | 'offer';
  rows: {
    faction: Faction;
    choice: string;
    answer: Answer | null;
    gold: number | null;
    hand: string;
    seal: { is: 'open'; commitment: string; nonce: string } | { is: 'none' } | { is: 'not_in' };
  }[];
};

/** What seats agree on: going back, the steward, standing still. */
export type Accord = {
  held: boolean;
  held_by: Faction | null;
  open: {
    number: number;
    by: Faction;
    what: Text;
    undone: Text[];
    voters: Faction[];
    ends_at: number;
  } | null;
  answered: { number: number; what: Text; carried: boolean; votes: [Faction, boolean][] } | null;
  points: { number: number; turn: number; what: Text; line: number }[];
};

export type TableMore = TableView & { reveals?: ShownSecret[]; accord?: Accord };
