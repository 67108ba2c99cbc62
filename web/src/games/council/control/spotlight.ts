import { named, told } from '../../../ui/told.svelte';
import type { CouncilView, Subject } from '../../../wire/council';
import { figureKey } from './figures/figures';
import { say } from './texts';

/** One word for a thing that can be held up, so that two of them can be told apart. */
export function subjectKey(on: Subject): string {
  switch (on.of) {
    case 'card':
      return `card:${on.card}`;
    case 'faction':
      return `faction:${on.faction}`;
    case 'figure':
      return `figure:${figureKey(on.figure)}`;
    case 'article':
      return `article:${String(on.article)}`;
    case 'law':
      return `law:${String(on.law)}`;
    case 'motion':
      return `motion:${String(on.motion)}`;
  }
}

/** Everything that may be held up now, by its name. */
export function subjects(council: CouncilView): { name: string; on: Subject }[] {
  const cards = new Map(
    [...council.decks.flatMap(({ up }) => up ?? []), ...council.docket.map(({ card }) => card)].map(
      (card) => [card.id, card.title],
    ),
  );
  return [
    ...[...cards].map(([card, title]) => ({
      name: told(title),
      on: { of: 'card' as const, card },
    })),
    ...council.factions.map(({ id, name }) => ({
      name: say('subject-faction', { who: named(name) }),
      on: { of: 'faction' as const, faction: id },
    })),
    { name: say('subject-stasis'), on: { of: 'figure', figure: { of: 'stasis' } } },
    { name: say('subject-wrath'), on: { of: 'figure', figure: { of: 'wrath' } } },
    ...council.constitution.map(({ id, title }, n) => ({
      name: say('subject-article', { number: n + 1, title: told(title) }),
      on: { of: 'article' as const, article: id },
    })),
    ...council.laws.map(({ id, title }) => ({
      name: say('subject-law', { title: told(title) }),
      on: { of: 'law' as const, law: id },
    })),
    ...council.agenda.map(({ id, title }) => ({
      name: say('subject-motion', { title: told(title) }),
      on: { of: 'motion' as const, motion: id },
    })),
  ];
}
