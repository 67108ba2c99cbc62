import { catalogue } from '../../../../ui/language.svelte';

/** What the chronicle says around the story that it tells. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
