import { catalogue } from '../../../../ui/language.svelte';

/** What is said alike on Atlantida's board and phones: places, stages, steps, figures. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
