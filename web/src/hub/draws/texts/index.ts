import { catalogue } from '../../../ui/language.svelte';
import en from './en.ftl';

/** What is said of the draws of a table and how they are checked. */
export const say = catalogue(en, { de: () => import('./de.ftl'), el: () => import('./el.ftl') });
