import { catalogue } from '../../../ui/language.svelte';

/** What stands on the pages of a glossary, whatever the words are. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
