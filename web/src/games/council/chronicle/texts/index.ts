import { catalogue } from '../../../../ui/language.svelte';
import en from './en.ftl';

/** What the chronicle says around the story that it tells. */
export const say = catalogue(en, { de: () => import('./de.ftl'), el: () => import('./el.ftl') });
