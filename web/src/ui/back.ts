/*
 * The way back of a browser closes what lies open over the page before it leaves the page: while something does, one
 * entry of the history stands for it.
 */

/** How each that lies open is closed, the topmost last. */
const open: (() => void)[] = [];
/** Whether the entry is being taken away, as nothing lies open any more. */
let leaving = false;
let listens = false;

/** What closes one and opens the next in its place needs one entry for both. */
const SETTLED_MS = 50;

type State = { over?: true } | null;
const isOver = (): boolean => (history.state as State)?.over === true;
const stand = (): void => history.pushState({ over: true }, '');

/** From now on the way back closes this, until what is returned says that it is closed. */
export function backCloses(close: () => void): () => void {
  if (!listens) addEventListener('popstate', wentBack);
  listens = true;
  open.push(close);
  if (!isOver()) stand();
  return () => {
    open.splice(open.lastIndexOf(close), 1);
    setTimeout(settle, SETTLED_MS);
  };
}

function wentBack(): void {
  if (isOver()) return;
  const mine = leaving;
  leaving = false;
  if (!mine) open[open.length - 1]?.();
  // One lies below it, or it asks before it goes, or another one was opened meanwhile.
  setTimeout(() => {
    if (open.length > 0 && !isOver()) stand();
  }, SETTLED_MS);
}

function settle(): void {
  // Whoever has gone to another page meanwhile stays there.
  if (open.length > 0 || !isOver()) return;
  leaving = true;
  history.back();
}
