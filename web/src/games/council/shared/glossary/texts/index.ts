import { catalogue } from '../../../../../ui/language.svelte';
import en from './en.ftl';

/** What the words of the game mean, and what its rules say. */
export const say = catalogue(en, { de: () => import('./de.ftl'), el: () => import('./el.ftl') });
