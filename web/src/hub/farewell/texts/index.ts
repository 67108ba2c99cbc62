import { catalogue } from '../../../ui/language.svelte';

/** What every screen says at the end of an evening. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
