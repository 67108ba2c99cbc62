import { catalogue } from '../../../../../ui/language.svelte';

/** What a seat reads in a stasis, from its cards to the article that the winner changes. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
