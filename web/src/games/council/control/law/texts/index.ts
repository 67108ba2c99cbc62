import { catalogue } from '../../../../../ui/language.svelte';

/** What the agenda, the motions and the laws say on Control’s screen. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
