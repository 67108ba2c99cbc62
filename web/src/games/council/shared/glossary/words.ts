import { say } from './forms/texts';

/** The terms of the game that a sentence may hold. */
export const TERM_IDS = [
  'abstention',
  'act',
  'agenda',
  'archon',
  'arete',
  'article',
  'assembly',
  'citizen',
  'colossus',
  'control',
  'crisis',
  'cycle',
  'deployment',
  'diplomacy',
  'doom',
  'exile',
  'grant',
  'hero',
  'horses',
  'influence',
  'law',
  'military',
  'mob',
  'motion',
  'muster',
  'natural13',
  'objective',
  'project',
  'prytanis',
  'race',
  'stasis',
  'stasisCard',
  'strength',
  'supremacy',
  'support',
  'talents',
  'tyche',
  'victoryPoint',
  'wrath',
] as const;

export type TermId = (typeof TERM_IDS)[number];

/** A word of a sentence that stands for a term. */
export type Marked = { word: string; term: TermId };

/** A term as messages are named after it: "stasis-card". */
export const named = (term: TermId): string =>
  term.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What a term is called, in the device's language. */
export const nameOf = (term: TermId): string => say(`name-${named(term)}`);

/** The forms in which a term stands in sentences. */
export const formsOf = (term: TermId): string[] => split(say(`forms-${named(term)}`));

const split = (list: string): string[] => list.split('|').map((form) => form.trim());

/** What a term is called, and its forms. */
export const WORDS = {} as Record<TermId, readonly [string, ...string[]]>;
for (const term of TERM_IDS) {
  Object.defineProperty(WORDS, term, {
    enumerable: true,
    get: () => [nameOf(term), ...formsOf(term)],
  });
}

/** A language's forms, and what finds them in a text; `of` tells which language they were read in. */
type Forms = { of: string; terms: Map<string, TermId>; found: RegExp };
let known: Forms | null = null;

/** Read again when another language is spoken, which one of its messages tells. */
function forms(): Forms {
  const of = say('forms-abstention');
  if (known?.of !== of) known = read(of);
  return known;
}

function read(of: string): Forms {
  const pairs = TERM_IDS.flatMap((term) =>
    formsOf(term).flatMap((form): [string, TermId][] => [
      [form, term],
      [form.charAt(0).toUpperCase() + form.slice(1), term],
    ]),
  );
  const terms = new Map(pairs);
  // The longest form first: "Stasis cards" is no Stasis number.
  const all = [...terms.keys()].sort((a, b) => b.length - a.length).join('|');
  // What stands before is taken along: older browsers cannot look behind.
  return { of, terms, found: new RegExp(`(^|[^\\p{L}])(${all})(?![\\p{L}])`, 'gu') };
}

/** A text with its terms marked, each where it stands first. */
export function marked(text: string): (string | Marked)[] {
  const { terms, found } = forms();
  const parts: (string | Marked)[] = [];
  const seen = new Set<TermId>();
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
