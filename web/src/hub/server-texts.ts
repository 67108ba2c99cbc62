import { catalogue } from '../ui/language.svelte';
import { tellFrom } from '../ui/told.svelte';
import en from '../../../server/texts/en.ftl';

/** What the hub says: the server's own catalogue, so that both write the same. */
tellFrom(
  catalogue(en, {
    de: () => import('../../../server/texts/de.ftl'),
    el: () => import('../../../server/texts/el.ftl'),
  }),
);
