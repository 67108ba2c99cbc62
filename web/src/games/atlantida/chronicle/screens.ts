import '../shared/rules-texts';
import type { ChronicleScreens } from '../../../hub/games';
import type { Chronicle } from '../../../wire/atlantida';
import Book from './Book.svelte';
import { seatsOf } from './story';
import { say } from './texts';

/** An evening of Atlantida, told. */
export const screens: ChronicleScreens<Chronicle> = {
  Book,
  showsFrames: true,
  seats: (story) => seatsOf(story).map((id) => ({ id, name: say(`atl-book-${id}`) })),
};
