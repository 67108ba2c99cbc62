import { catalogue } from '../../../../ui/language.svelte';

/** What a seat looks up, whatever is played. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
