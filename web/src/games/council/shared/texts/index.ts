import { catalogue } from '../../../../ui/language.svelte';

/** What is said alike on the council's screens: cards, units, phases, rounds, what was locked. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
