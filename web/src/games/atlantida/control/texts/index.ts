import { catalogue } from '../../../../ui/language.svelte';

/** What Atlantida's desk says of its own. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
