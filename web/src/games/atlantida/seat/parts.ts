import { Part } from '../../../ui/part.svelte';

/*
 * What a seat can do without while it plays: each comes ahead of its need, when the page has a moment.
 */

/** What lies below the screen. */
export const LOOK_UP = new Part(() => import('./look-up'));

/** What the words of the game mean. */
export const BOOK = new Part(() => import('./words/book'));
