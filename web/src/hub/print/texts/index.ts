import { catalogue } from '../../../ui/language.svelte';

/** What stands around printed sheets, not on them. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
