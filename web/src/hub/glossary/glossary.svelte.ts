import { getContext, setContext } from 'svelte';
import type { Part } from '../../ui/part.svelte';
import { Finder, type Words } from './finder';
import type { Terms } from './terms';

/** What the glossary is opened at. */
export type Wanted = { term: string } | { rule: string };

/** The glossary's pages with what a game says of its words; they come when they are looked at. */
export type Book = {
  Entry: typeof import('./Entry.svelte').default;
  List: typeof import('./List.svelte').default;
  TERMS: Terms;
};

/** A page's glossary: what it lies open at. */
export class Glossary {
  wanted = $state.raw<Wanted | null>(null);
  readonly finder: Finder;
  /** Where it was opened at before, for the way back. */
  #before: Wanted[] = [];

  constructor(
    readonly words: Words,
    readonly book: Part<Book>,
  ) {
    this.finder = new Finder(words);
  }

  open(wanted: Wanted): void {
    if (this.wanted) this.#before.push(this.wanted);
    this.wanted = wanted;
  }

  /** Whether there is a way back. */
  get led(): boolean {
    return this.wanted !== null && this.#before.length > 0;
  }

  back(): void {
    this.wanted = this.#before.pop() ?? null;
  }

  close(): void {
    this.#before = [];
    this.wanted = null;
  }
}

const KEY = Symbol('glossary');

/** Gives a page a glossary that all its words open. */
export function provideGlossary(words: Words, book: Part<Book>): Glossary {
  return setContext(KEY, new Glossary(words, book));
}

/** The page's glossary; none on the wall and on paper, where nothing can be touched. */
export function useGlossary(): Glossary | null {
  return getContext<Glossary | undefined>(KEY) ?? null;
}
