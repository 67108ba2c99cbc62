import { Part } from '../../../ui/part.svelte';
import { tellFromPart } from '../../../ui/told.svelte';

/*
 * What a seat can do without at its first step: each comes ahead of its need, when the page has a moment.
 */

/** The council after its first step, with what the rules say there. */
export const COUNCIL = new Part(() => import('./steps/council'));
tellFromPart(COUNCIL);

/** What lies below the screen. */
export const LOOK_UP = new Part(() => import('./look-up'));

/** What is read while one waits, on asking, and when fate strikes. */
export const ASIDE = new Part(() => import('./aside'));

/** What one may do besides what is asked. */
export const SIDES = new Part(async () => (await import('./SideActions.svelte')).default);

/** What the words of the game mean. */
export const BOOK = new Part(() => import('../shared/glossary/book'));

/** The rounds besides the council's. */
export const ROUNDS = new Part(async () => (await import('./motions/steps')).rounds);

/** The streets. */
export const STREETS = new Part(async () => (await import('./street/steps')).streets);

/** What the rules say of what a seat sees late. */
tellFromPart(new Part(() => import('../shared/late-rules-texts')));

/** The end, once the table is closed. */
export const FAREWELL = new Part(
  async () => (await import('../../../hub/farewell/Farewell.svelte')).default,
  'looked at',
);
