import { catalogue } from '../../../../../ui/language.svelte';
import en from './en.ftl';

/** What Control is told of the past, of waiting, of the record and of its own devices. */
export const say = catalogue(en, { de: () => import('./de.ftl'), el: () => import('./el.ftl') });
