import { catalogue } from '../../../../ui/language.svelte';

/** What Control's desk says. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
