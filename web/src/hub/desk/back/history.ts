import type { PointView, SeatId } from '../../../wire/hub';
import { named, told } from '../../../ui/told.svelte';
import type { Desk } from '../desk.svelte';
import { holds } from '../menus/palette';
import { say } from '../texts';

/** What is looked for in the history. */
export type Sought = { by: PointView['by'] | null; seat: SeatId | null; text: string };

/** A point as it stands in the list: `depth` counts how often what it belongs to was taken back. */
export type Row = PointView & { depth: number };

/**
 * The last thing that Control or the clock did: what one key takes back. Going back is left out, so
 * that the key pressed twice goes further back, not to and fro.
 */
export function lastDeed(history: PointView[]): PointView | null {
  const deeds = history.filter(
    ({ by, abandoned, back_to }) => by !== 'seat' && !abandoned && back_to === null,
  );
  return deeds.at(-1) ?? null;
}

/** The going back that stands last, while nothing of Control's or the clock's came after it. */
export function lastReturn(history: PointView[]): PointView | null {
  const standing = history.filter(({ by, abandoned }) => by !== 'seat' && !abandoned);
  const last = standing.at(-1);
  return last && last.back_to !== null ? last : null;
}

/** The seats that did something of their own after an entry, each once. */
export function seatsSince(history: PointView[], entry: number): SeatId[] {
  const after = history.filter(
    (point) => point.entry > entry && !point.abandoned && point.by === 'seat',
  );
  return [...new Set(after.flatMap(({ seat }) => seat ?? []))];
}

/**
 * The seats whose choices lie locked now, and are gone once the game stands at another step. They are no entries that
 * the history names, so nothing else tells of them.
 */
export function seatsLocked(desk: Desk, step: number): SeatId[] {
  if (step === desk.game.step_number) return [];
  return desk.players.flatMap(({ id }) => (desk.rowOf(id).done === null ? [] : [id]));
}

/** What was added after an entry, oldest first. */
export function since(history: PointView[], entry: number): PointView[] {
  return history.filter((point) => point.entry > entry);
}

/** The points that match, the latest first, each as deep as what was taken back around it. */
export function rows(history: PointView[], { by, seat, text }: Sought): Row[] {
  return deep(history)
    .filter((row) => by === null || row.by === by)
    .filter((row) => seat === null || row.seat === seat)
    .filter((row) => holds(`${told(row.words)} ${row.device}`, text))
    .reverse();
}

/** How many goings back took each point back: one inside another lies deeper. */
function deep(history: PointView[]): Row[] {
  const returns = history.filter(({ back_to }) => back_to !== null);
  return history.map((point) => ({
    ...point,
    depth: point.abandoned ? Math.max(1, covering(returns, point)) : 0,
  }));
}

function covering(returns: PointView[], { entry }: PointView): number {
  return returns.filter((one) => one.entry > entry && (one.back_to ?? entry) < entry).length;
}

/** Who did it: the seat, the device, or the clock. */
export function doer(point: PointView, name: (seat: SeatId) => string): string {
  if (point.by === 'clock') return say('doer-clock');
  const device = point.device || say('doer-control');
  if (point.seat === null) return device;
  if (point.by !== 'control') return told(name(point.seat));
  return say('doer-for', { device, who: named(name(point.seat)) });
}

/** Why this device may not go back, or null: from a table that is closed there is no way back. */
export function backHindrance(desk: Desk): string | null {
  if (desk.closed) return say('hindered-closed');
  return desk.table.helper ? say('back-helper') : null;
}
