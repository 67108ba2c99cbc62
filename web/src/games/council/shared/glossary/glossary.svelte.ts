import { getContext, setContext } from 'svelte';
import type { TermId } from './words';

/** What the glossary is opened at. */
export type Wanted = { term: TermId } | { rule: string };

/** A page's glossary: what it lies open at. */
export class Glossary {
  wanted = $state.raw<Wanted | null>(null);
  /** Where it was opened at before, for the way back. */
  #before: Wanted[] = [];

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
export function provideGlossary(): Glossary {
  return setContext(KEY, new Glossary());
}

/** The page's glossary; none on the wall and on paper, where nothing can be touched. */
export function useGlossary(): Glossary | null {
  return getContext<Glossary | undefined>(KEY) ?? null;
}
