/*
 * A page that is built in one go is dead to a touch until all of it is there. Its pieces are built by turns: each when
 * what was built before has been painted, the first to be looked at first.
 */

type Turn = () => void;

const waiting: Turn[] = [];
let awaited = false;
let atOnce = false;

/** Waits until what there is has been painted, which the second frame from now shows; nothing is where the page is hidden. */
const painted = (then: Turn): void =>
  void (document.visibilityState === 'hidden'
    ? setTimeout(then)
    : requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then))));

function goOn(): void {
  awaited = waiting.length > 0;
  if (awaited) painted(next);
}

function next(): void {
  waiting.shift()?.();
  goOn();
}

/** Takes a turn after those that wait; whoever leaves before it comes calls what this gives. */
export function inTurn(turn: Turn): () => void {
  if (atOnce) turn();
  else waiting.push(turn);
  if (!awaited) goOn();
  return () => {
    const place = waiting.indexOf(turn);
    if (place >= 0) waiting.splice(place, 1);
  };
}

/** From now on nobody waits, as where a page is looked at as a whole. */
export const allAtOnce = (): void => void (atOnce = true);
