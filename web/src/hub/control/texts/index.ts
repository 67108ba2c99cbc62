import { catalogue } from '../../../ui/language.svelte';
import en from './en.ftl';

/** What Control's page says before a table is there, and where tables are looked after. */
export const say = catalogue(en, { de: () => import('./de.ftl'), el: () => import('./el.ftl') });
