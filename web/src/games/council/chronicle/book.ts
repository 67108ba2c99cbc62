import { createContext } from 'svelte';

import { locale, Name } from '../../../ui/language.svelte';
import { named, told } from '../../../ui/told.svelte';
import type { ChronicleFaction, FactionId } from '../../../wire/council';
import { eraMark, eraOf, erasOf, eraWords, type Era } from './charts/eras';
import type { Frames } from './replay/frames';
import { say } from './texts';
import type { Told } from './told';

/** What every part of the book may ask. */
export class Book {
  readonly #factions: Map<FactionId, ChronicleFaction>;
  readonly #eras: Era[];

  constructor(
    readonly told: Told,
    /** What was seen step by step; null until it is there. */
    readonly frames: () => Frames | null,
    /** Opens the replay at an entry of the journal. */
    readonly see: (entry: number) => void,
  ) {
    this.#eras = erasOf(told.story.moments);
    this.#factions = new Map(told.story.factions.map((one) => [one.id, one]));
  }

  get story() {
    return this.told.story;
  }

  faction(id: FactionId): ChronicleFaction | undefined {
    return this.#factions.get(id);
  }

  /** Those of these factions that the game knows. */
  factions(ids: FactionId[]): ChronicleFaction[] {
    return ids.flatMap((id) => this.faction(id) ?? []);
  }

  /** A faction's name by itself. */
  name(id: FactionId): string {
    return told(this.#called(id));
  }

  /** A faction's name for a sentence. */
  named(id: FactionId): Name {
    return named(this.#called(id));
  }

  #called(id: FactionId): string {
    return this.faction(id)?.name ?? id;
  }

  /** When the first and the last step was seen, on the table's clock; nothing where none was. */
  get seen(): number[] {
    const { frames, frames_later: later } = this.told;
    return later ?? [frames.at(0), frames.at(-1)].flatMap((one) => (one ? [one.at] : []));
  }

  /** Whether there is anything to play. */
  get plays(): boolean {
    return this.told.frames_later !== undefined || this.told.frames.length > 1;
  }

  /** In which Act and cycle an entry was: for the margin, and in words. */
  when(entry: number): { mark: string; words: string } {
    const era = eraOf(this.#eras, entry);
    return { mark: eraMark(era), words: eraWords(era) };
  }
}

export const [book, setBook] = createContext<Book>();

/** A part of the book: its name in the address, and its title. */
export type Part = { id: string; title: string };

/** The parts that this edition has something for. */
export function partsOf({ story }: Told): Part[] {
  const parts = [
    { id: 'story', has: story.chapters.length > 0 },
    { id: 'day', has: story.series.length > 0 },
    { id: 'votes', has: story.votes.length > 0 },
    { id: 'races', has: story.races.length > 0 },
    { id: 'streets', has: story.stases.length + story.battles.length > 0 },
    { id: 'law', has: story.articles.length + story.laws.length > 0 },
    { id: 'own', has: story.own.length > 0 },
    { id: 'desk', has: story.load !== null },
    { id: 'keep', has: true },
  ];
  const title = (id: string) => (id === 'own' ? ownTitle(story) : say(`part-${id}`));
  return parts.filter(({ has }) => has).map(({ id }) => ({ id, title: title(id) }));
}

function ownTitle({ control, factions, faction }: Told['story']): string {
  if (control) return say('own-control');
  const name = factions.find(({ id }) => id === faction)?.name;
  return name === undefined ? say('own-nobody') : say('own-faction', { who: named(name) });
}

/** The factions as they stood at the end, with their ranks: equals share one, and the next is skipped. */
export function standing(all: ChronicleFaction[]): { faction: ChronicleFaction; rank: number }[] {
  const order = [...all].sort((a, b) => b.arete - a.arete);
  return order.map((faction) => ({
    faction,
    rank: 1 + order.filter(({ arete }) => arete > faction.arete).length,
  }));
}

/** "Saturday, 21 November 2026". */
export function dateWords(unixMs: number): string {
  return new Date(unixMs).toLocaleDateString(locale(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
}
