import { catalogue } from '../../../../../ui/language.svelte';

/** What a seat looks up below its question: it comes with that. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
