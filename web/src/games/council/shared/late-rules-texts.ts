import { catalogue } from '../../../ui/language.svelte';
import { tellFrom } from '../../../ui/told.svelte';

/** What the rules say where a seat can wait for it: build/texts.ts. */
tellFrom(
  catalogue({
    en: () => import('../../../../../server/council/texts/en.ftl?late'),
    de: () => import('../../../../../server/council/texts/de.ftl?late'),
    el: () => import('../../../../../server/council/texts/el.ftl?late'),
  }),
);
