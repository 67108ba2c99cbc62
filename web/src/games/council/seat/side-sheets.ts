/** What is opened beside the question, by what opens it. */
export { default as give } from './Give.svelte';
export { default as grant } from './Grants.svelte';
export { default as hero } from './Duties.svelte';
