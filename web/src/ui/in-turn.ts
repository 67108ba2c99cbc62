import { flushSync } from 'svelte';

/*
 * A page that is built in one go is dead to a touch until all of it is there. Its pieces are built by turns: each when
 * what was built before has been painted, the first to be looked at first.
 */

type Turn = () => void;
/** What is looked at first comes before all that waits, and last what can only be done when all is there. */
export type When = 'first' | 'next' | 'last';

const waiting: Record<When, Turn[]> = { first: [], next: [], last: [] };
const queues = Object.values(waiting);
let awaited = false;
let atOnce = false;

/**
 * Waits until what there is has been painted, which the second frame from now shows; nothing is where the page is
 * hidden, or becomes so meanwhile: it goes on without being seen.
 */
function painted(then: Turn): void {
  let gone = false;
  const once = () => {
    if (gone) return;
    gone = true;
    document.removeEventListener('visibilitychange', once);
    setTimeout(then);
  };
  if (document.visibilityState === 'hidden') return once();
  document.addEventListener('visibilitychange', once);
  requestAnimationFrame(() => requestAnimationFrame(once));
}

function goOn(): void {
  awaited = queues.some((turns) => turns.length > 0);
  if (awaited) painted(next);
}

/** Whose turn it is. */
const take = (): Turn | undefined => queues.find((turns) => turns.length > 0)?.shift();

function next(): void {
  take()?.();
  goOn();
}

/** Takes a turn after those that wait; whoever leaves before it comes calls what this gives. */
export function inTurn(turn: Turn, when: When = 'next'): () => void {
  const turns = waiting[when];
  if (atOnce) turn();
  else turns.push(turn);
  if (!awaited) goOn();
  return () => {
    const place = turns.indexOf(turn);
    if (place >= 0) turns.splice(place, 1);
  };
}

/** Paper takes what there is when it is printed, so all comes before that. */
addEventListener('beforeprint', () => {
  for (let turn = take(); turn; turn = take()) flushSync(turn);
});

/** From now on nobody waits, as where a page is looked at as a whole. */
export const allAtOnce = (): void => void (atOnce = true);
