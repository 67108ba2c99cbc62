import { catalogue } from '../../../../../ui/language.svelte';

/** What Control is told and writes in the words between it and the room. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
