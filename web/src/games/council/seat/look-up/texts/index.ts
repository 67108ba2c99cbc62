import { catalogue } from '../../../../../ui/language.svelte';

/** What a seat looks up, and reads while it waits: figures, the agenda, the day, what one may do. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
