import { catalogue } from '../../../ui/language.svelte';
import en from './en.ftl';

/** What the projector says of itself. */
export const say = catalogue(en, { de: () => import('./de.ftl'), el: () => import('./el.ftl') });
