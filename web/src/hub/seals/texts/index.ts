import { catalogue } from '../../../ui/language.svelte';
import en from './en.ftl';

/** What is said of the seals on secret choices. */
export const say = catalogue(en, { de: () => import('./de.ftl'), el: () => import('./el.ftl') });
