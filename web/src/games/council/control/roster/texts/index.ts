import { catalogue } from '../../../../../ui/language.svelte';

/** What is said of who plays. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
