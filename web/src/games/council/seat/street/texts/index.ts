import { catalogue } from '../../../../../ui/language.svelte';
import en from './en.ftl';

/** What a seat reads in a stasis, from its cards to the article that the winner changes. */
export const say = catalogue(en, { de: () => import('./de.ftl'), el: () => import('./el.ftl') });
