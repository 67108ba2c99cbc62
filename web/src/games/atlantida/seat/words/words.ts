import type { Words } from '../../../../hub/glossary/finder';
import { say } from '../texts';

/** The terms of the game that a sentence may hold. */
export const TERM_IDS = [
  'people',
  'leader',
  'arms',
  'lives',
  'around',
  'site',
  'hold',
  'occupy',
  'fleet',
  'saved',
  'hades',
  'food',
  'debris',
  'open',
  'led',
  'sealed',
  'steward',
  'compass',
  'set',
] as const;

const split = (list: string): string[] => list.split('|').map((form) => form.trim());

/** The words of Atlantida, for a glossary. */
export const WORDS: Words = {
  ids: TERM_IDS,
  nameOf: (term) => say(`atl-term-${term}`),
  formsOf: (term) => split(say(`atl-forms-${term}`)),
};
