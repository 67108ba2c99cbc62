import { catalogue } from '../../../../ui/language.svelte';

/** What a seat's page says while a game is played. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
