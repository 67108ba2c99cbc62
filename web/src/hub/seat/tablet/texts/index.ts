import { catalogue } from '../../../../ui/language.svelte';
import en from './en.ftl';

/** What a tablet says that several seats share. */
export const say = catalogue(en, { de: () => import('./de.ftl'), el: () => import('./el.ftl') });
