import { catalogue } from '../../../../ui/language.svelte';
import en from './en.ftl';

/** What is said alike on the council's screens: cards, units, phases, rounds, what was locked. */
export const say = catalogue(en, { de: () => import('./de.ftl'), el: () => import('./el.ftl') });
