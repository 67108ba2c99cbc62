/** What comes together when somebody changes who plays or who sits where. */
export { default as Roster } from './Roster.svelte';
export { default as Swap } from './Swap.svelte';
