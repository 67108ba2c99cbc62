/*
 * The way back of a browser closes what lies open over the page before it leaves the page: one entry of the history
 * stands for that. It stays when nothing lies open any more, for a page that goes back by itself arrives later, when
 * something else may have begun; whoever then goes back from it is sent one further.
 */

/** How each that lies open is closed, the topmost last. */
const open: (() => void)[] = [];

/** What closes one and opens the next in its place needs one entry for both. */
const SETTLED_MS = 50;

type State = { over?: true } | null;
const isOver = (): boolean => (history.state as State)?.over === true;

/** Whether the page stood at such an entry before it went elsewhere. */
let wasOver = isOver();
addEventListener('popstate', wentBack);

function stand(): void {
  history.pushState({ over: true }, '');
  wasOver = true;
}

/** From now on the way back closes this, until what is returned says that it is closed. */
export function backCloses(close: () => void): () => void {
  open.push(close);
  if (!isOver()) stand();
  return () => void open.splice(open.lastIndexOf(close), 1);
}

function wentBack(): void {
  const left = wasOver;
  wasOver = isOver();
  if (wasOver || !left) return;
  const top = open[open.length - 1];
  if (!top) return history.back();
  top();
  // One lies below it, or it asks before it goes, or another one was opened meanwhile.
  setTimeout(() => {
    if (open.length > 0 && !isOver()) stand();
  }, SETTLED_MS);
}
