/**
 * Lets a page outlive a browser that translates it. Such a browser takes each text out of the page and puts a `<font>`
 * with its own words there; Svelte goes on writing into the text that it holds, which nobody sees any more, and walks
 * from it to nodes that are no longer beside it. The pages ask for no translator, for they speak the room's languages
 * themselves; not every one obeys.
 *
 * So what stands in for a text is known here. Once the text changes it comes back to its place, to be translated anew;
 * until then Svelte finds, moves and removes the one in the place of the other.
 */

/** By a text the element that stands in its place, and the other way round. */
const standIns = new WeakMap<CharacterData, Element>();
const hidden = new WeakMap<Node, CharacterData>();
let seen = false;

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
const isForeign = (node: Node | null | undefined): node is Element =>
  node instanceof Element && node.localName === 'font' && !hidden.has(node);

/** Hears when a text changes that nobody sees. */
let written: MutationObserver | undefined;

function replaces(text: Text, font: Element): void {
  seen = true;
  standIns.set(text, font);
  hidden.set(font, text);
  written?.observe(text, { characterData: true });
}

/** The text is itself in the page again, or of it no more. */
function forget(text: CharacterData): Element | undefined {
  const font = standIns.get(text);
  if (font === undefined) return undefined;
  standIns.delete(text);
  hidden.delete(font);
  return font;
}

function comesBack(text: CharacterData): void {
  const font = forget(text);
  if (font?.isConnected && !text.isConnected) font.replaceWith(text);
}

/** Which element came where a text was taken out: in one go, or a moment before or after it. */
function inPlaceOf(at: number, all: MutationRecord[]): Element | undefined {
  const taken = all[at];
  if (!taken) return undefined;
  const { target, addedNodes, previousSibling, nextSibling } = taken;
  const beside = [all[at - 1], all[at + 1]]
    .filter((one) => one?.target === target)
    .flatMap((one) => Array.from(one?.addedNodes ?? []));
  return [...Array.from(addedNodes), previousSibling, nextSibling, ...beside].find(
    (node): node is Element => isForeign(node) && node.isConnected,
  );
}

function watch(records: MutationRecord[]): void {
  for (const [at, record] of records.entries()) {
    for (const node of Array.from(record.removedNodes)) {
      if (!isText(node) || node.isConnected || standIns.has(node)) continue;
      const font = inPlaceOf(at, records);
      if (font) replaces(node, font);
    }
    if (!seen) continue;
    for (const node of Array.from(record.addedNodes)) {
      // Whoever put it back has taken what stood for it away, or it is to go now.
      if (isText(node) && node.isConnected) forget(node)?.remove();
    }
  }
}

let watching: MutationObserver | undefined;

/** What stands in for a text that lies in no page; what was done a moment ago may still be to be heard of. */
function standInOf(text: CharacterData): Element | undefined {
  if (text.parentNode !== null) return undefined;
  watch(watching?.takeRecords() ?? []);
  return standIns.get(text);
}

/** Text nodes are removed, and put before, where what stands in for them is. */
function moveTogether(): void {
  const { remove, before } = CharacterData.prototype;
  CharacterData.prototype.remove = function (this: CharacterData) {
    if (standInOf(this)) forget(this)?.remove();
    remove.call(this);
  };
  CharacterData.prototype.before = function (this: CharacterData, ...nodes) {
    const font = standInOf(this);
    if (font?.isConnected) font.before(...nodes);
    else before.apply(this, nodes);
  };
}

/** Whoever asks now and keeps what it is given walks along the texts, and not along what stands in for them. */
function walkAlong<Done>(asked: () => Done): Done {
  const own = Object.getOwnPropertyDescriptor(Node.prototype, 'nextSibling');
  const native = own?.get;
  if (!own || !native) return asked();
  const get = function (this: Node): Node | null {
    const font = isText(this) ? standInOf(this) : undefined;
    const next = native.call(font?.isConnected ? font : this) as Node | null;
    if (isForeign(next)) watch(watching?.takeRecords() ?? []);
    return (seen && next && hidden.get(next)) || next;
  };
  Object.defineProperty(Node.prototype, 'nextSibling', { ...own, get });
  try {
    return asked();
  } finally {
    Object.defineProperty(Node.prototype, 'nextSibling', own);
  }
}

/** Shows a page for the first time, so that it outlives a translator: Svelte learns then how to walk. */
export function outlive<Done>(show: () => Done): Done {
  if (written === undefined) {
    written = new MutationObserver((records) =>
      records.forEach(({ target }) => comesBack(target as CharacterData)),
    );
    moveTogether();
    watching = new MutationObserver(watch);
    watching.observe(document, { childList: true, subtree: true });
  }
  return walkAlong(show);
}
