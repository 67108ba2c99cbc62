import { catalogue } from '../../../../ui/language.svelte';

/** What the first page of a seat says: who one is, what is asked, the steps of the council. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
