import { catalogue } from '../../../../../ui/language.svelte';
import en from './en.ftl';

/** What Control is told and writes in the words between it and the room. */
export const say = catalogue(en, { de: () => import('./de.ftl'), el: () => import('./el.ftl') });
