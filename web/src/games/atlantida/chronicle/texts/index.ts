import { catalogue } from '../../../../ui/language.svelte';

/** What stands in Atlantida's chronicle around what the rules tell. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
