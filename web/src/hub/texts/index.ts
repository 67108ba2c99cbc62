import { catalogue } from '../../ui/language.svelte';

/** What several of the hub's screens say. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
