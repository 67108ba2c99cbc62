import { catalogue } from '../language.svelte';

/** What the shared parts of the screens say. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
