import { catalogue } from '../../../ui/language.svelte';
import { tellFrom } from '../../../ui/told.svelte';

/** What the rules say after a seat's first step: build/texts.ts. */
tellFrom(
  catalogue({
    en: () => import('../../../../../server/council/texts/en.ftl?soon'),
    de: () => import('../../../../../server/council/texts/de.ftl?soon'),
    el: () => import('../../../../../server/council/texts/el.ftl?soon'),
  }),
);
