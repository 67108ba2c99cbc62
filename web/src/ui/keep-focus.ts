/**
 * A page changes while somebody works on it with a keyboard, a switch or a screen reader: what had the
 * focus is replaced by what is asked next. The focus then goes to where that stands, never back to the
 * beginning of the page.
 */

/** What had the focus last, and all around it, from the inside out. */
let path: Element[] = [];
/** What had it before a dialog opened that takes itself out of the page. */
let opener: Element[] = [];
/** Whether the mouse was used last: who opens a dialog with it wants the page's keys afterwards, not the button again. */
let mouse = false;
/** Whether it was shut while it had the focus: until the server has answered. */
let shut = false;

const around = (event: Event) =>
  event.composedPath().filter((one): one is Element => one instanceof Element);
const dialogIn = (elements: Element[]) => elements.find((one) => one.tagName === 'DIALOG');
const isNobodys = () => [null, document.body].includes(document.activeElement as HTMLElement);
const focus = (element: Element) => (element as HTMLElement).focus({ preventScroll: true });

/** Safari 14 knows no such selector, and says so loudly. */
function isByKeys(element: Element): boolean {
  try {
    return element.matches(':focus-visible');
  } catch {
    return !mouse;
  }
}

function came(event: Event): void {
  const now = around(event);
  if (!dialogIn(now)) opener = [];
  else if (!dialogIn(path)) opener = mouse ? [] : path;
  path = now;
  shut = false;
  if (now[0] && isByKeys(now[0])) uncover(now[0]);
}

const CLEAR_PX = 8;

/** What is reached with the keyboard is not left behind a bar that stands still. */
function uncover(reached: Element): void {
  const { left, top, width, height, bottom } = reached.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  const bar = above?.closest('.sticks');
  if (!bar || bar.contains(reached)) return;
  const box = bar.getBoundingClientRect();
  const foot = box.top > window.innerHeight / 3;
  const by = foot ? bottom - box.top + CLEAR_PX : top - box.bottom - CLEAR_PX;
  (bar.closest('dialog') ?? window).scrollBy(0, by);
}

/** It was let go on purpose, and has not gone: nothing is to be looked after. */
function went(): void {
  setTimeout(() => {
    const [last] = path;
    if (last?.isConnected && !last.matches(':disabled') && isNobodys()) path = [];
  });
}

/** Some browsers give a button that is touched no focus; what comes in its place concerns its person all the same. */
function touched(event: Event): void {
  const touched = around(event);
  const from = touched.findIndex((one) => one.matches('button, a, summary'));
  if (from >= 0 && isNobodys() && (event as MouseEvent).detail === 0) path = touched.slice(from);
}

function changed(): void {
  const [last] = path;
  if (!last || !isNobodys()) return;
  if (!last.isConnected) return goOn();
  const isShut = last.matches(':disabled');
  if (shut && !isShut) focus(last);
  shut = isShut;
}

/** Where the page goes on: the dialog or the middle that is left, as soon as there is one. */
function goOn(): void {
  const dialog = dialogIn(path);
  if (dialog && !dialog.isConnected) {
    path = opener;
    opener = [];
    if (path[0]?.isConnected) focus(path[0]);
    return;
  }
  const place = (dialog ?? document).querySelector<HTMLElement>(dialog ? 'h2' : 'main');
  if (!place) return;
  place.tabIndex = -1;
  focus(place);
}

function pointed(event: PointerEvent): void {
  mouse = event.pointerType === 'mouse';
}

function typed(): void {
  mouse = false;
}

/** Looks after the focus of this page from now on. */
export function keepFocus(): void {
  document.addEventListener('focusin', came);
  document.addEventListener('focusout', went);
  document.addEventListener('click', touched);
  document.addEventListener('pointerdown', pointed, { capture: true });
  document.addEventListener('keydown', typed, { capture: true });
  new MutationObserver(changed).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled'],
  });
}
