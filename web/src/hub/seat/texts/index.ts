import { catalogue } from '../../../ui/language.svelte';
import en from './en.ftl';

/** What the pages of phones and shared tablets say. */
export const say = catalogue(en, { de: () => import('./de.ftl'), el: () => import('./el.ftl') });
