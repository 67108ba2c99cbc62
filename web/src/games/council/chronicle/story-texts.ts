import { catalogue } from '../../../ui/language.svelte';
import { tellFrom } from '../../../ui/told.svelte';

/** What the chronicle tells: the server's own catalogue, so that both write the same. */
tellFrom(
  catalogue({
    en: () => import('../../../../../server/council/chronicle/texts/en.ftl'),
    de: () => import('../../../../../server/council/chronicle/texts/de.ftl'),
    el: () => import('../../../../../server/council/chronicle/texts/el.ftl'),
  }),
);
