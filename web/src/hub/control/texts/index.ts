import { catalogue } from '../../../ui/language.svelte';

/** What Control's page says before a table is there, and where tables are looked after. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
