import { catalogue } from '../../../../../ui/language.svelte';

/** What the middle of Control's screen says, with the day, the decks, the figures and the seats. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
