import { catalogue } from '../../../ui/language.svelte';
import en from './en.ftl';

/** What is said before an evening: whether phones, projector and machine are ready. */
export const say = catalogue(en, { de: () => import('./de.ftl'), el: () => import('./el.ftl') });
