import { catalogue } from '../../../ui/language.svelte';

/** What the screens of a game under way say alike: of its rounds, and of the seals on secret choices. */
export const say = catalogue({
  en: () => import('./en.ftl'),
  de: () => import('./de.ftl'),
  el: () => import('./el.ftl'),
});
