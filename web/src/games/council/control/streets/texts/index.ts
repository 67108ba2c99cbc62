import { catalogue } from '../../../../../ui/language.svelte';
import en from './en.ftl';

/** What Control’s screen says of the battle in the streets. */
export const say = catalogue(en, { de: () => import('./de.ftl'), el: () => import('./el.ftl') });
