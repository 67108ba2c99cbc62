import '../shared/late-rules-texts';
import '../shared/rules-texts';
import '../shared/soon-rules-texts';
import './story-texts';
import type { ChronicleScreens } from '../../../hub/games';
import type { ChronicleView } from '../../../wire/council';
import BookPage from './BookPage.svelte';

/** A day of the council, told. */
export const screens: ChronicleScreens<ChronicleView> = {
  Book: BookPage,
  showsFrames: false,
  seats: ({ factions }) => factions.map(({ id, name }) => ({ id, name })),
};
