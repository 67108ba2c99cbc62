import { catalogue } from '../../../../ui/language.svelte';
import en from './en.ftl';

/** What Control's desk says. */
export const say = catalogue(en, { de: () => import('./de.ftl'), el: () => import('./el.ftl') });
