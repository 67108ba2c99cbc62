/**
 * What a page says aloud to somebody who does not look at it: one place that waits its turn and one that
 * does not, for the whole page. Whoever has words brings them here; no part of a page has a live region of
 * its own beside them. What is secret is never brought: others hear a phone.
 */
export type Urgency = 'polite' | 'assertive';

/** What comes at once is said together, and a screen reader notices an emptied place filled again. */
const TOGETHER_MS = 150;
/** Later nobody who reads the page finds it there a second time. */
const STANDS_MS = 10_000;

class Voice {
  #place: HTMLElement | undefined;
  #words: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly urgency: Urgency) {}

  say(words: string): void {
    if (this.#words.includes(words)) return;
    this.#stand().textContent = '';
    this.#words.push(words);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#speak(), TOGETHER_MS);
  }

  #speak(): void {
    const place = this.#stand();
    place.textContent = this.#words.join('\n');
    this.#words = [];
    this.#timer = setTimeout(() => (place.textContent = ''), STANDS_MS);
  }

  /** Behind an open dialog nothing is heard: the place is in the one on top. */
  #stand(): HTMLElement {
    this.#place ??= made(this.urgency);
    const open = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    if (this.#place.parentElement !== open) open.append(this.#place);
    return this.#place;
  }
}

function made(urgency: Urgency): HTMLElement {
  const place = document.createElement('div');
  place.classList.add('unseen', 'unprinted');
  place.setAttribute('aria-live', urgency);
  place.setAttribute('aria-atomic', 'true');
  place.dataset['testid'] = `herald-${urgency}`;
  return place;
}

const voices = { polite: new Voice('polite'), assertive: new Voice('assertive') };

/** Says these words once, with whatever else comes at the same moment. */
export function herald(words: string, urgency: Urgency = 'polite'): void {
  voices[urgency].say(words);
}
