import { catalogue } from '../../../../../ui/language.svelte';

/** What Control is told of the past, of waiting, of the record and of its own devices. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
