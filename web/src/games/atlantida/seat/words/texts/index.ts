import { catalogue } from '../../../../../ui/language.svelte';

/** What the words of the game mean. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
