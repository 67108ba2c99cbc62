import { catalogue } from '../language.svelte';
import en from './en.ftl';

/** What the shared parts of the screens say. */
export const say = catalogue(en, { de: () => import('./de.ftl'), el: () => import('./el.ftl') });
