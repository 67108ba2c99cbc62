import { catalogue } from '../../../../../ui/language.svelte';
import en from './en.ftl';

/** What the agenda, the motions and the laws say on Control’s screen. */
export const say = catalogue(en, { de: () => import('./de.ftl'), el: () => import('./el.ftl') });
