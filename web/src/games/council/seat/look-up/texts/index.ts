import { catalogue } from '../../../../../ui/language.svelte';
import en from './en.ftl';

/** What a seat looks up, and reads while it waits: figures, the agenda, the day, what one may do. */
export const say = catalogue(en, { de: () => import('./de.ftl'), el: () => import('./el.ftl') });
