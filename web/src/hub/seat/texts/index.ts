import { catalogue } from '../../../ui/language.svelte';

/** What the pages of phones and shared tablets say. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
