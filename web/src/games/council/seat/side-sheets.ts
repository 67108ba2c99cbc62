/** What is opened beside the question, by what opens it; and what articles let the Prytanis do. */
export { default as give } from './Give.svelte';
export { default as grant } from './Grants.svelte';
export { default as hero } from './Duties.svelte';
export { default as Powers } from './Powers.svelte';
