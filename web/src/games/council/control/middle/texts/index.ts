import { catalogue } from '../../../../../ui/language.svelte';

/** What the middle of Control's screen says, with the decks, the figures, the seats and the streets. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
