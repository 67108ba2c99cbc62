import { catalogue } from '../../../../../../ui/language.svelte';

/** What the words of the game are called, and by which forms they are found in texts. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
