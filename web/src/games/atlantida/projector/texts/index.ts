import { catalogue } from '../../../../ui/language.svelte';

/** What stands on Atlantida's board. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
