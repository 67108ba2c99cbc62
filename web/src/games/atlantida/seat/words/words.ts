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

/** Cities are plundered of sets in the advanced game alone. */
const BASIC = TERM_IDS.filter((term) => term !== 'set');

/** The words of the game that is played, for a glossary. */
export const wordsOf = (version: () => 'basic' | 'advanced'): Words => ({
  get ids() {
    return version() === 'basic' ? BASIC : TERM_IDS;
  },
  nameOf: (term) => say(`atl-term-${term}`),
  formsOf: (term) => split(say(`atl-forms-${term}`)),
});
