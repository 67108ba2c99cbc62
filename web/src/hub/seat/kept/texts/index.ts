import { catalogue } from '../../../../ui/language.svelte';
import en from './en.ftl';

/** What is said of what is kept here. */
export const say = catalogue(en, { de: () => import('./de.ftl'), el: () => import('./el.ftl') });
