import { catalogue } from '../../../../ui/language.svelte';
import en from './en.ftl';

/** What stands on the wall. */
export const say = catalogue(en, { de: () => import('./de.ftl'), el: () => import('./el.ftl') });
