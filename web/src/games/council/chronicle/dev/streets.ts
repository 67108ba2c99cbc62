import type { FoughtRow, Series, StasisRow } from '../../../../wire/council';

const MINUTE = 60_000;
const PLACES = [
  'Royal Palace',
  'Temple of Poseidon',
  'Temple of Cleito',
  'Water Springs',
  'Royal Tombs',
  'Naval Docks',
  'Canal Bridge',
];

export function stases(ids: string[]): StasisRow[] {
  const [first = '', second = '', third = ''] = ids;
  return [
    {
      entry: 41,
      number: 1,
      when: 'Act 1',
      points: [
        [second, 14],
        [first, 6],
        [third, 2],
      ],
      held: PLACES.map((name, n): [string, string, string] => [
        name.toLowerCase().replaceAll(' ', '_'),
        name,
        [second, second, first, second, third, first, second][n] ?? first,
      ]),
      winner: second,
      amended: 'Article 1 was changed: the Medes are citizens of Atlantis.',
    },
  ];
}

export function battles(ids: string[]): FoughtRow[] {
  const [first = '', second = '', third = ''] = ids;
  const side = {
    mobs: 3,
    military: 1,
    heroes: [],
    dice: [4, 5, 2] as [number, number, number],
    tyche: [],
    bonus: 6,
    total: 17,
  };
  return [
    {
      entry: 41,
      stasis: 1,
      place: 'Royal Palace',
      map: 'Central Island',
      sides: [
        { ...side, faction: second, heroes: ['Kallias the Lame'], tyche: [6], total: 25, bonus: 8 },
        { ...side, faction: first, dice: [6, 6, 1], total: null },
      ],
      holder: second,
      sentence:
        'The Democrats threw a natural thirteen and lost all they had there; the Tyrants hold the palace.',
      by_hand: false,
    },
    {
      entry: 41,
      stasis: 1,
      place: 'Naval Docks',
      map: 'Outer Ring',
      sides: [
        { ...side, faction: first, dice: null, total: null, bonus: 0 },
        { ...side, faction: third, dice: null, total: null, bonus: 0 },
      ],
      holder: null,
      sentence: 'Fought on the map of the room: nobody holds the docks.',
      by_hand: true,
    },
  ];
}

export function series(ids: string[]): Series[] {
  const steps = Array.from({ length: 12 }, (_, n) => n);
  const way = (start: number, by: (n: number) => number, least = 0) => {
    let value = start;
    return steps.map((n) => {
      value = Math.max(least, value + (n === 0 ? 0 : by(n)));
      return { at: n * 9 * MINUTE, value };
    });
  };
  const city: Series[] = [
    {
      key: 'stasis',
      faction: null,
      points: [1, 2, 4, 5, 7, 8, 9, 11, 13, 13, 1, 2].map((value, n) => ({
        at: n * 9 * MINUTE,
        value,
      })),
    },
    { key: 'wrath', faction: null, points: way(20, (n) => n * 3) },
  ];
  const each = ids.flatMap((faction, seat): Series[] => [
    { key: 'arete', faction, points: way(3 + (seat % 6), (n) => ((seat + n * 3) % 4) - 1) },
    { key: 'doom', faction, points: way(0, (n) => (n * (seat + 1)) % 4) },
    { key: 'influence', faction, points: way(4 + (seat % 6), (n) => ((seat + n * 3) % 4) - 1) },
  ]);
  return [...city, ...each];
}
