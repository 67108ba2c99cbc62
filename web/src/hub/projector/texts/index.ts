import { catalogue } from '../../../ui/language.svelte';

/** What the projector says of itself. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
