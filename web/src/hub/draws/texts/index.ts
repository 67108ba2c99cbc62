import { catalogue } from '../../../ui/language.svelte';

/** What is said of the draws of a table and how they are checked. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
