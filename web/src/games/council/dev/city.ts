import type { CardView, FactionView, Figure, Pattern } from '../../../wire/council';

/** Made-up factions and cards to look at screens with; shaped like the shipped content. */
export function figure(value: number, ...parts: [string, number][]): Figure {
  return { value, parts: parts.map(([label, by]) => ({ label, by })) };
}

const plain = (value: number, label: string) => figure(value, [label, value]);

type Seed = [
  id: string,
  name: string,
  creed: string,
  colour: string,
  emblem: string,
  pattern: Pattern,
  arete: number,
  horses: number,
  heroes: [string, number][],
];

const SEEDS: Seed[] = [
  [
    'amazons',
    'Amazons',
    'Ask politely for the vote, and leave the axe where it can be seen.',
    '#ac4810',
    'battle-axe',
    'chevron',
    5,
    4,
    [
      ['Penthesilea', 3],
      ['Antiope', 1],
    ],
  ],
  [
    'aristocrats',
    'Aristocrats',
    'The best should rule, and we can show you the family tree.',
    '#43aefd',
    'laurels',
    'stripes',
    6,
    5,
    [
      ['Cimon', 2],
      ['Theognis', 1],
    ],
  ],
  [
    'democrats',
    'Democrats',
    'Any citizen is fit to govern, ideally on a day’s pay and before lunch.',
    '#70a430',
    'palm',
    'check',
    6,
    2,
    [
      ['Ephialtes', 2],
      ['Cleon', 1],
    ],
  ],
  [
    'medes',
    'Medes',
    'Invest in every side, and be thanked by whichever wins.',
    '#09737c',
    'griffin-symbol',
    'scales',
    3,
    5,
    [
      ['Cyaxares', 3],
      ['Harpagus', 2],
      ['Mandane', 1],
    ],
  ],
  [
    'monarchists',
    'Monarchists',
    'One island, one crown, and no questions from the floor.',
    '#a247d8',
    'queen-crown',
    'rays',
    4,
    3,
    [
      ['Gadeirus', 3],
      ['Codrus', 2],
    ],
  ],
  [
    'oligarchs',
    'Oligarchs',
    'Government by the few is cheaper, and the few can afford it.',
    '#edc20e',
    'two-coins',
    'dots',
    5,
    4,
    [
      ['Critias', 2],
      ['Theramenes', 1],
    ],
  ],
  [
    'theocrats',
    'Theocrats',
    'The gods have opinions on everything. We take the minutes.',
    '#b5cbca',
    'greek-temple',
    'waves',
    4,
    2,
    [['Diotima', 2]],
  ],
  [
    'tyrants',
    'Tyrants',
    'Order today, elections presently.',
    '#e0567a',
    'spiked-mace',
    'bend',
    3,
    6,
    [['Pittacus', 3]],
  ],
];

export function factions(): FactionView[] {
  return SEEDS.map(([id, name, creed, colour, emblem, pattern, arete, horses, heroes]) => {
    const citizen = id !== 'amazons' && id !== 'medes';
    const assigned = heroes.slice(0, 1).map(([hero, by]): [string, number] => [hero, by]);
    const support = citizen ? assigned.reduce((sum, [, by]) => sum + by, 0) : 0;
    return {
      id,
      name,
      creed,
      colour,
      emblem,
      pattern,
      citizen,
      exiled: false,
      mode: { how: 'phone' },
      arete: plain(arete, 'Arête at the start'),
      influence: figure(arete, ['Arête', arete]),
      support: figure(support, ...(citizen ? assigned : [])),
      strength: citizen
        ? figure(arete + support, ['Arête', arete], ...assigned)
        : figure(0, ['Arête', arete], ['not a citizen', -arete]),
      tyche: plain(2, 'At the start'),
      horses: plain(horses, 'At the start'),
      talents: plain(arete + 1, 'At the start'),
      doom: plain(id === 'tyrants' ? 5 : 0, 'The Oracle, ignored'),
      stasis_cards: plain(0, 'None kept'),
      projects: plain(0, 'None built'),
      heroes: heroes.map(([hero, value], n) => ({
        name: hero,
        value,
        duty: n === 0 && citizen ? 'support' : 'rest',
        fallen: null,
      })),
      supports: [],
      grant: null,
    };
  });
}

const MORE: [name: string, colour: string, emblem: string, pattern: Pattern, hero: string][] = [
  ['Friends of the Democracy', '#c9356b', 'torch', 'plain', 'Thrasybulus'],
  ['Worshippers of Poseidon', '#5d8bff', 'trident', 'meander', 'Leonidas of Tarentum'],
  ['Hyperboreans', '#c7843c', 'wolf-head', 'lozenges', 'Abaris'],
  ['Shipwrights of the Outer Ring', '#8a9a5b', 'anchor', 'bars', 'Phormio'],
];

/** The first so many of twelve factions: the shipped eight, and four with long names. */
export function crowd(count: number): FactionView[] {
  const eight = factions();
  const more = MORE.flatMap(([name, colour, emblem, pattern, hero], n): FactionView[] => {
    const like = eight[n];
    if (!like) return [];
    const strength = figure(n === 1 ? 104 : 7);
    const heroes = like.heroes.slice(0, 1).map((one) => ({ ...one, name: hero }));
    return [
      { ...like, id: `more-${n}`, name, colour, emblem, pattern, heroes, strength, citizen: true },
    ];
  });
  return [...eight, ...more].slice(0, count);
}

export const CARDS: CardView[] = [
  {
    id: 'wells',
    deck: 0,
    title: 'The Wells Run Low',
    flavour: '“There is plenty of water. It is merely uphill.”',
    text: 'The springs of the inner ring give half of what they gave at the Panathenaia. Somebody must go thirsty first.',
    emblem: 'well',
    kind: 'crisis',
    options: [
      {
        label: 'Ration the wells',
        text: 'Every house draws the same, the great houses too.',
        effects: ['Aristocrats: Arête −1', 'Democrats: Arête +1'],
      },
      {
        label: 'Sell the water',
        text: 'Those who can pay are never thirsty.',
        effects: ['Oligarchs: Talents +3', 'Stasis +2'],
      },
      {
        label: 'Pray for rain',
        text: 'The cheapest of all engineering works.',
        effects: ['Theocrats: Arête +1', 'Divine Wrath +3'],
      },
    ],
    default: ['Stasis +3', 'Every faction: Doom +1'],
  },
  {
    id: 'franchise',
    deck: 1,
    title: 'A Vote for the Strangers',
    flavour: '“They fight for us, they trade for us, they even laugh at our plays.”',
    text: 'A motion to let the Amazons and the Medes vote in the council is brought before the city.',
    emblem: 'scroll-unfurled',
    kind: 'motion',
    options: [
      {
        label: 'Admit the motion',
        text: 'The Assembly shall decide it.',
        effects: ['The motion “Of Citizens” goes to the agenda'],
      },
    ],
    default: ['Amazons: Doom +2', 'Medes: Doom +2'],
  },
  {
    id: 'colossus',
    deck: 2,
    title: 'The Colossus Leans',
    flavour: '“It was always leaning. You were not always looking.”',
    text: 'The engineers report a finger’s breadth since the spring. They disagree whose finger.',
    emblem: 'spartan',
    kind: 'crisis',
    options: [
      {
        label: 'Shore it up',
        text: 'Timber, ropes, and a tax.',
        effects: ['Every citizen: Talents −1', 'The Prytanis: Arête +1'],
      },
      {
        label: 'Let it lean',
        text: 'It gives the harbour character.',
        effects: ['Divine Wrath +2'],
      },
    ],
    default: ['Stasis +1'],
  },
];
