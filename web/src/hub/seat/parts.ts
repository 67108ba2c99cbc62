import { Part } from '../../ui/part.svelte';

/** What lies behind the menu of a seat and of onlookers, and the voice that is turned on there. */
export const MENU = new Part(async () => (await import('./Menu.svelte')).default);
export const VOICE = new Part(async () => (await import('./ReadsOut.svelte')).default);
