import { catalogue } from '../../../ui/language.svelte';

/** What Control's desk says, whatever is played at it. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
