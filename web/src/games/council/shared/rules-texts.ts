import { catalogue } from '../../../ui/language.svelte';
import { tellFrom } from '../../../ui/told.svelte';

/** What the rules say at a seat's first step: the server's own catalogue, so that both write the same. */
tellFrom(
  catalogue({
    en: () => import('../../../../../server/council/texts/en.ftl?early'),
    de: () => import('../../../../../server/council/texts/de.ftl?early'),
    el: () => import('../../../../../server/council/texts/el.ftl?early'),
  }),
);
