import type { PointView } from '../../../../wire/hub';
import { told } from '../../../../ui/told.svelte';
import { say } from '../middle/texts';

/** What counts: neither taken back nor a going back. */
const stands = ({ abandoned, back_to }: PointView) => !abandoned && back_to === null;

/**
 * The last move of a stasis that broke out at `began`: what a seat did, or Control for it. Steps of
 * the clock and Control's own since then are none.
 */
export function lastMove(history: PointView[], began: number): PointView | null {
  const moves = history.filter((point) => stands(point) && point.seat !== null && point.at > began);
  return moves.at(-1) ?? null;
}

/** What undoing a move takes back. */
export function undoSays(history: PointView[], { entry, words }: PointView): string {
  const since = history.filter((point) => stands(point) && point.entry > entry).length;
  return say('undo-says', { words: told(words).replace(/\.$/, ''), since });
}
