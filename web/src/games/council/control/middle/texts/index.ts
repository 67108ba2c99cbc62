import { catalogue } from '../../../../../ui/language.svelte';
import en from './en.ftl';

/** What the middle of Control's screen says, with the day, the decks, the figures and the seats. */
export const say = catalogue(en, { de: () => import('./de.ftl'), el: () => import('./el.ftl') });
