import { catalogue } from '../../../ui/language.svelte';
import { tellFrom } from '../../../ui/told.svelte';

/** What the rules say: the server's own catalogue, so that both write the same. */
tellFrom(
  catalogue({
    en: () => import('../../../../../server/council/texts/en.ftl'),
    de: () => import('../../../../../server/council/texts/de.ftl'),
    el: () => import('../../../../../server/council/texts/el.ftl'),
  }),
);
