/** The glossary's pages with what Atlantida says on them. */
export { default as Entry } from '../../../../hub/glossary/Entry.svelte';
export { default as List } from '../../../../hub/glossary/List.svelte';
export { TERMS } from './terms';
