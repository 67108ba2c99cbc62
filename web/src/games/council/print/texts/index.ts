import { catalogue } from '../../../../ui/language.svelte';

/** What stands on the sheets around the texts of the scenario, and on the page that prints them. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
