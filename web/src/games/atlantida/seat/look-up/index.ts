/** What lies below the screen of a seat. */
export { default as Words } from '../../../../hub/seat/words/Words.svelte';
export { default as Folds } from './Folds.svelte';
export { default as Passed } from './Passed.svelte';
