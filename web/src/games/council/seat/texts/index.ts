import { catalogue } from '../../../../ui/language.svelte';

/** What a seat says at its first step: who one is, and what is asked. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
