import type { Words } from '../../../../hub/glossary/finder';
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

/** A term as messages are named after it: "stasis-card". */
export const named = (term: TermId): string =>
  term.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What a term is called, in the device's language. */
export const nameOf = (term: TermId): string => say(`name-${named(term)}`);

/** The forms in which a term stands in sentences. */
export const formsOf = (term: TermId): string[] => split(say(`forms-${named(term)}`));

const split = (list: string): string[] =>
  list
    .split('|')
    .map((form) => form.trim())
    .filter(Boolean);

/** The words of the council, for a glossary. */
export const WORDS: Words = { ids: TERM_IDS, nameOf, formsOf };
