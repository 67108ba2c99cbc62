import { catalogue } from '../../../../ui/language.svelte';

/** What a seat reads and presses: what is asked, what it costs, who is awaited. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
