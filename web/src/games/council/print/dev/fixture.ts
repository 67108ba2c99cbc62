import { factions } from '../../dev/fixtures';
import type { CardSheet, SheetsView } from '../../../../wire/council';

/** A card of a deck that has only a name and its first words. */
export function eventCard(
  deck: number,
  n: number,
  change: Partial<CardSheet['card']> = {},
): CardSheet {
  return {
    act: 1 + (n % 3),
    card: {
      id: `card-${deck}-${n}`,
      deck,
      title: `Grain ${deck}.${n}`,
      flavour: 'The gulls were told first.',
      text: 'The harbour asks what to do with the grain.',
      emblem: 'wheat',
      kind: 'crisis',
      options: [
        {
          label: 'Share it out',
          text: 'Everybody eats.',
          effects: ['Stasis −1', 'Talents −1 for everyone'],
        },
        { label: 'Sell it', text: '', effects: ['Talents +2 for the Medes'] },
      ],
      default: ['The rats decide.', 'Doom +1 for everyone'],
      ...change,
    },
  };
}

/** A small scenario, with three decks of these many cards. */
export function sheetsView(many = 4): SheetsView {
  const deck = (name: string, at: number) => ({
    id: name.toLowerCase(),
    name: `The ${name}`,
    emblem: 'amphora',
    cards: Array.from({ length: many }, (_, n) => eventCard(at, n)),
  });
  return {
    name: 'The Council of Lesbos',
    summary: 'A small island with large opinions.',
    factions: factions().map(({ id, name, colour, emblem, pattern }) => ({
      id,
      name,
      creed: 'We were here first.',
      brief: 'You want the harbour.\n\nYou will settle for the toll.',
      colour,
      emblem,
      pattern,
      citizen: id !== 'medes',
      arete: 4,
      tyche: 2,
      horses: 3,
      talents: 5,
      doom: 0,
      projects: 0,
      heroes: [{ name: `Hero of the ${name}`, value: 2, duty: 'rest', fallen: null }],
      notes: [],
    })),
    decks: ['Hearth', 'Harbour', 'Oracle'].map(deck),
    street: [
      {
        id: 'tiles',
        title: 'Roof Tiles',
        text: 'A Hero dies.',
        flavour: '',
        emblem: 'amphora',
        copies: 3,
      },
      {
        id: 'ladder',
        title: 'A Ladder',
        text: 'Units move.',
        flavour: 'Borrowed.',
        emblem: 'ladder',
        copies: 1,
      },
    ],
    articles: Array.from({ length: 12 }, (_, n) => ({
      title: `Of Matter ${n + 1}`,
      text: 'Whatever is not forbidden is discouraged.',
      obeyed: n === 0 ? 'The Prytanis decides tied votes.' : null,
      alternatives: [{ text: 'Everything is forbidden.', changes: 'Nothing is allowed.' }],
    })),
    objectives: [
      {
        id: 'palace',
        map: 'The Hill',
        name: 'Palace',
        emblem: 'throne-king',
        effects: ['Divine Wrath +1'],
      },
    ],
    plan: [
      { round: 'action', act: 1, minutes: 70 },
      { round: 'diplomacy', act: 1, minutes: 0 },
    ],
    settings: [
      {
        key: 'debate_seconds',
        rule: 'C-9',
        text: 'How long a debate lasts, in seconds',
        value: 120,
        choices: [],
        range: [0, 3600],
      },
    ],
    balance: [
      { counter: 'Doom', acts: { 1: { raising: 2, raised: 3, lowering: 1, lowered: -1 } } },
    ],
  };
}
