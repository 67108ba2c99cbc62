import { catalogue } from '../../../ui/language.svelte';
import { tellFrom } from '../../../ui/told.svelte';

/** What the rules say to everybody: the server's own catalogue, so that both write the same. */
tellFrom(
  catalogue({
    en: () => import('../../../../../server/atlantida/texts/en.ftl'),
    de: () => import('../../../../../server/atlantida/texts/de.ftl'),
    el: () => import('../../../../../server/atlantida/texts/el.ftl'),
  }),
);
