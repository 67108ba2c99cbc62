import { thingsCalled } from '../../ui/language.svelte';

/** The words of a game that a sentence may hold. */
export type Words = {
  ids: readonly string[];
  /** What a term is called, in the device's language. */
  nameOf(term: string): string;
  /** The forms in which a term stands in sentences. */
  formsOf(term: string): string[];
};

/** A word of a sentence that stands for a term. */
export type Marked = { word: string; term: string };

/** A language's forms, and what finds them in a text; `of` tells which language they were read in. */
type Forms = { of: string; terms: Map<string, string>; found: RegExp };

/** Finds the words of a game in sentences. */
export class Finder {
  #known: Forms | null = null;

  constructor(private readonly words: Words) {}

  /** Read again when another language is spoken, which the forms of the first word tell, or things have other names. */
  #forms(): Forms {
    const of = this.words.formsOf(this.words.ids[0] ?? '').join() + thingsCalled();
    if (this.#known?.of !== of) this.#known = read(of, this.words);
    return this.#known;
  }

  /** A text with its terms marked, each where it stands first. */
  marked(text: string): (string | Marked)[] {
    const { terms, found } = this.#forms();
    const parts: (string | Marked)[] = [];
    const seen = new Set<string>();
    let from = 0;
    for (const { 1: before = '', 2: word = '', index } of text.matchAll(found)) {
      const term = terms.get(word);
      if (term === undefined || seen.has(term)) continue;
      seen.add(term);
      const at = index + before.length;
      if (at > from) parts.push(text.slice(from, at));
      parts.push({ word, term });
      from = at + word.length;
    }
    if (from < text.length) parts.push(text.slice(from));
    return parts;
  }
}

function read(of: string, { ids, formsOf }: Words): Forms {
  const pairs = ids.flatMap((term) =>
    formsOf(term).flatMap((form): [string, string][] => [
      [form, term],
      [form.charAt(0).toUpperCase() + form.slice(1), term],
    ]),
  );
  const terms = new Map(pairs);
  // The longest form first: "market square" is no market.
  const longest = [...terms.keys()].sort((a, b) => b.length - a.length);
  // A name that somebody gave may hold any sign.
  const all = longest.map((form) => form.replace(/[^\p{L}\p{N} ]/gu, '\\$&')).join('|');
  // What stands before is taken along: older browsers cannot look behind.
  return { of, terms, found: new RegExp(`(^|[^\\p{L}])(${all})(?![\\p{L}])`, 'gu') };
}
