import { catalogue } from '../../../../ui/language.svelte';
import en from './en.ftl';

/** What stands on the sheets around the texts of the scenario, and on the page that prints them. */
export const say = catalogue(en, { de: () => import('./de.ftl'), el: () => import('./el.ftl') });
