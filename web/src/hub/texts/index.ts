import { catalogue } from '../../ui/language.svelte';
import en from './en.ftl';

/** What several of the hub's screens say. */
export const say = catalogue(en, { de: () => import('./de.ftl'), el: () => import('./el.ftl') });
