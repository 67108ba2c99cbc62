import { catalogue } from '../../../../ui/language.svelte';
import en from './en.ftl';

/** What the first page of a seat says: who one is, what is asked, the steps of the council. */
export const say = catalogue(en, { de: () => import('./de.ftl'), el: () => import('./el.ftl') });
