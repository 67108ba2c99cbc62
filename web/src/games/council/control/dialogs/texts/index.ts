import { catalogue } from '../../../../../ui/language.svelte';
import en from './en.ftl';

/** What Control is told and asked in the dialogs, and in a card that it writes. */
export const say = catalogue(en, { de: () => import('./de.ftl'), el: () => import('./el.ftl') });
