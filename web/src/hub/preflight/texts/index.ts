import { catalogue } from '../../../ui/language.svelte';

/** What is said before an evening: whether phones, projector and machine are ready. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
