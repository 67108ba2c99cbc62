import { catalogue } from '../../../../../ui/language.svelte';

/** What Control is told and asked in the dialogs, and in a card that it writes. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
