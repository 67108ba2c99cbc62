import { catalogue } from '../../../../ui/language.svelte';

/** What a tablet says that several seats share. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
