import { createContext } from 'svelte';

import type { ChronicleFaction, FactionId } from '../../../wire/council';
import { eraMark, eraOf, erasOf, eraWords, type Era } from './charts/eras';
import type { Frames } from './replay/frames';
import type { Told } from './told';

/** What every part of the book may ask. */
export class Book {
  readonly #factions: Map<FactionId, ChronicleFaction>;
  readonly #eras: Era[];

  constructor(
    readonly told: Told,
    readonly frames: Frames,
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

  name(id: FactionId): string {
    return this.faction(id)?.name ?? id;
  }

  /** Whether there is anything to play. */
  get plays(): boolean {
    return this.frames.count > 1;
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
  const parts: (Part & { has: boolean })[] = [
    { id: 'story', title: 'The Story', has: story.chapters.length > 0 },
    { id: 'day', title: 'The Course of the Day', has: story.series.length > 0 },
    { id: 'votes', title: 'The Votes', has: story.votes.length > 0 },
    { id: 'races', title: 'The Races', has: story.races.length > 0 },
    { id: 'streets', title: 'The Streets', has: story.stases.length + story.battles.length > 0 },
    { id: 'law', title: 'The Constitution', has: story.articles.length + story.laws.length > 0 },
    { id: 'own', title: ownTitle(story), has: story.own.length > 0 },
    { id: 'desk', title: 'At Control’s Desk', has: story.load !== null },
    { id: 'keep', title: 'To Keep', has: true },
  ];
  return parts.filter(({ has }) => has).map(({ id, title }) => ({ id, title }));
}

function ownTitle({ control, factions, faction }: Told['story']): string {
  if (control) return 'What Control Did';
  const name = factions.find(({ id }) => id === faction)?.name ?? 'This faction';
  return `What the ${name} Knew`;
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
  return new Date(unixMs).toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
}
