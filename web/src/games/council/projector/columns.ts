import type { BallotView, FactionId } from '../../../wire/council';
import { SCENE } from '../../../hub/projector/stage';
import type { Point } from './seating';

/** Where a vote's token lies: its middle, its size, and the room for the words beside it. */
export interface Token extends Point {
  faction: FactionId;
  size: number;
  /** Words stand beside the token once it lies in a column, below it before. */
  words: 'beside' | 'below';
  /** Room for the words. */
  room: number;
  /** What the words say: the name; the strength too; and what it is made of. */
  says: 'name' | 'strength' | 'all';
}

/** Top of the tokens while they are closed, and of the columns after the reveal. */
const CLOSED_TOP = 486;
const CROWDED_TOP = 424;
/** More voters than one row holds. */
export const ONE_ROW = 6;
const COLUMN_TOP = 420;
const COLUMN_BOTTOM = 716;
/** The strip of those who abstained. */
const ABSTAIN_TOP = 742;
/** From one row of abstentions to the next. */
const ROW = 76;
const SIDE = 96;
const GAP = 48;

/** Tokens lie closed in one row or two. */
export function closed(voters: FactionId[]): Token[] {
  const count = voters.length;
  const rows = count > ONE_ROW ? 2 : 1;
  const inRow = Math.ceil(count / rows);
  const pitch = Math.min(296, (SCENE.width - 2 * SIDE) / Math.max(inRow, 1));
  const size = rows === 1 ? 184 : 108;
  const height = rows === 1 ? 0 : 236;
  return voters.map((faction, i) => {
    const row = Math.floor(i / inRow);
    const here = row < rows - 1 ? inRow : count - inRow * (rows - 1);
    return {
      faction,
      size,
      words: 'below',
      says: 'name',
      room: pitch - 16,
      x: SCENE.width / 2 + ((i % inRow) - (here - 1) / 2) * pitch,
      y: (rows === 1 ? CLOSED_TOP + 126 : CROWDED_TOP + size / 2) + row * height,
    };
  });
}

/** Tokens in the columns of YES (left), NO (right) and the strip of abstentions. */
export function sorted(ballot: BallotView): Token[] {
  const picks = ballot.result?.picks ?? [];
  const of = (pick: string) => picks.filter((p) => p.pick === pick).map((p) => p.faction);
  const [yes, no, abstained] = [of('yes'), of('no'), of('abstain')];
  // Where many abstain, few are left for the columns.
  const rows = abstained.length > 5 ? 2 : 1;
  const bottom = COLUMN_BOTTOM - (rows - 1) * ROW;
  const whole = SCENE.width - 2 * SIDE - GAP;
  const left = whole * leftShare(yes.length, no.length);
  return [
    ...column(yes, SIDE, left, bottom),
    ...column(no, SIDE + left + GAP, whole - left, bottom),
    ...strip(abstained, rows),
  ];
}

/** Half and half, unless one side is crowded; all of it where the other has nobody. */
function leftShare(yes: number, no: number): number {
  if (Math.max(yes, no) <= 6) return 0.5;
  if (yes === 0 || no === 0) return yes === 0 ? 0 : 1;
  return Math.min(0.64, Math.max(0.36, yes / (yes + no)));
}

/** Up to three lie one under another with what they are made of; more in two or three half-columns. */
function column(factions: FactionId[], left: number, width: number, bottom: number): Token[] {
  const across = factions.length > 8 ? 3 : factions.length > 3 ? 2 : 1;
  const down = Math.ceil(factions.length / across);
  const height = (bottom - COLUMN_TOP) / Math.max(down, 3);
  const pitch = width / across;
  const size = Math.min(88, height - 8);
  return factions.map((faction, i) => ({
    faction,
    size,
    words: 'beside',
    says: across === 1 ? 'all' : 'strength',
    // The strength stands clear of the coin that follows it.
    room: pitch - size - (across === 1 ? 36 : 60),
    x: left + Math.floor(i / down) * pitch + size / 2,
    y: COLUMN_TOP + ((i % down) + 0.5) * height,
  }));
}

function strip(factions: FactionId[], rows: number): Token[] {
  const from = 330;
  const inRow = Math.ceil(factions.length / rows);
  const pitch = Math.min(440, (SCENE.width - SIDE - from) / Math.max(inRow, 1));
  const size = 60;
  return factions.map((faction, i) => ({
    faction,
    size,
    words: 'beside',
    says: 'name',
    room: pitch - size - 30,
    x: from + (i % inRow) * pitch + size / 2,
    y: ABSTAIN_TOP + 36 - (rows - 1 - Math.floor(i / inRow)) * ROW,
  }));
}
