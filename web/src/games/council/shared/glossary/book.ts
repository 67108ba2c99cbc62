/** The glossary's pages: all terms, and one of them. */
export { default as Entry } from './Entry.svelte';
export { default as List } from './List.svelte';
