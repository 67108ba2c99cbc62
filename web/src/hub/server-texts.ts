import { catalogue } from '../ui/language.svelte';
import { tellFrom } from '../ui/told.svelte';

/** What the hub says: the server's own catalogue, so that both write the same. */
tellFrom(
  catalogue({
    en: () => import('../../../server/texts/en.ftl'),
    de: () => import('../../../server/texts/de.ftl'),
    el: () => import('../../../server/texts/el.ftl'),
  }),
);
