import { catalogue } from '../../../../../../ui/language.svelte';
import en from './en.ftl';

/** What the words of the game are called, and by which forms they are found in texts. */
export const say = catalogue(en, { de: () => import('./de.ftl'), el: () => import('./el.ftl') });
