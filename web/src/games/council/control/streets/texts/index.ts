import { catalogue } from '../../../../../ui/language.svelte';

/** What Control’s screen says of the battle in the streets. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
