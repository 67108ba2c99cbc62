import { catalogue } from '../../../ui/language.svelte';

/** What stands around a chronicle, not in it. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
