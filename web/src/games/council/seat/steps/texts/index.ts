import { catalogue } from '../../../../../ui/language.svelte';

/** What a seat says after its first step. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
