import type { ElectionView, FactionId } from '../../../wire/council';
import type { Point } from './seating';
import { SCENE } from '../../../hub/projector/stage';

/** Where a candidate stands. */
export interface Stand extends Point {
  faction: FactionId;
  /** Diameter of the coin. */
  size: number;
  /** Width for the name and what lies below it. */
  room: number;
}

/** A potsherd with a voter's sign. */
export interface Shard extends Point {
  voter: FactionId;
  size: number;
  /** Whether it has come to lie at a candidate. */
  cast: boolean;
}

/** How the candidates stand: in one row up to six, else in two. */
export interface Field {
  rows: 1 | 2;
  stands: Stand[];
  /** From a stand's middle down to the first of its shards. */
  drop: number;
  /** Room for the shards of a candidate, from there down. */
  depth: number;
}

const SIDE = 72;
/** The line on which those stay that were given to nobody; where the candidates leave room, shards
 *  wait higher up and larger. */
export const LEFT_Y = 806;
const WAIT_Y = 668;
/** From the middle of one shard to the next. */
const PITCH = 84;

export function field(candidates: FactionId[]): Field {
  const rows = candidates.length > 6 ? 2 : 1;
  const inRow = Math.ceil(candidates.length / rows);
  const pitch = Math.min(340, (SCENE.width - 2 * SIDE) / Math.max(1, inRow));
  const size = rows === 1 ? 190 : 104;
  const stands = candidates.map((faction, n) => {
    const row = Math.floor(n / inRow);
    const here = Math.min(inRow, candidates.length - row * inRow);
    const column = n - row * inRow;
    return {
      faction,
      size,
      room: pitch - 20,
      x: SCENE.width / 2 + (column - (here - 1) / 2) * pitch,
      y: rows === 1 ? 268 : 198 + row * 296,
    };
  });
  return { rows, stands, ...(rows === 1 ? { drop: 310, depth: 180 } : { drop: 142, depth: 74 }) };
}

/** The shards: in a line while they wait, beneath the chosen after the reveal. */
export function shards(election: ElectionView, at: Field): Shard[] {
  const picks = election.result?.picks;
  const given = (to: FactionId) => picks?.filter(({ pick }) => pick === to) ?? [];
  const cast = at.stands.flatMap((stand) => heap(given(stand.faction), stand, at));
  const left = picks?.filter(({ pick }) => pick === null).map(({ faction }) => faction);
  const waits = !left && at.rows === 1;
  return [...cast, ...line(left ?? election.voters, waits)];
}

function line(voters: FactionId[], large: boolean): Shard[] {
  const pitch = Math.min(large ? 232 : 150, (SCENE.width - 2 * SIDE) / Math.max(1, voters.length));
  return voters.map((voter, n) => ({
    voter,
    size: large ? 148 : 92,
    cast: false,
    x: SCENE.width / 2 + (n - (voters.length - 1) / 2) * pitch,
    y: large ? WAIT_Y : LEFT_Y,
  }));
}

/** As large as they can lie in the room beneath a candidate. */
function heap(picks: { faction: FactionId }[], stand: Stand, at: Field): Shard[] {
  let pitch = PITCH;
  const across = () => Math.max(1, Math.floor(stand.room / pitch));
  const down = () => Math.ceil(picks.length / across());
  while (pitch > 40 && down() * pitch > at.depth + PITCH * 0.15) pitch -= 4;
  const inRow = Math.min(across(), picks.length);
  return picks.map(({ faction }, n) => {
    const row = Math.floor(n / inRow);
    const here = Math.min(inRow, picks.length - row * inRow);
    return {
      voter: faction,
      size: pitch - 8,
      cast: true,
      x: stand.x + ((n % inRow) - (here - 1) / 2) * pitch,
      y: stand.y + at.drop + (row + 0.5) * pitch,
    };
  });
}
