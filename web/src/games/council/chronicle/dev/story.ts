import type { Chapter, Moment, MomentKind } from '../../../../wire/council';

const MINUTE = 60_000;

export function chapters(ids: string[]): Chapter[] {
  const who = (...at: number[]) => at.flatMap((n) => ids[n] ?? []);
  return [
    {
      title: 'The First Action Round',
      when: 'Act 1',
      paragraphs: [
        {
          entry: 5,
          lead: 'The Wells Run Low',
          text: 'The Democrats presided, picked by the Monarchists among three who were equal in standing. They laid the wells before the council, and the council was of one mind to ration them: eighteen against twelve, with the Medes looking on from the gate. The Tyrants had shown four Horses, more than all the others together, and it did not help them.',
          factions: who(0, 1),
        },
        {
          entry: 13,
          lead: 'The Festival Accounts',
          text: 'Nobody wished to have seen the accounts. The vote was tied at eleven, and the Archon of the Monarchists let it fall. The Aristocrats lost a point of standing by it, which they were to remember.',
          factions: who(3),
        },
        {
          entry: 21,
          lead: '',
          text: 'By the third cycle the track stood at nine. The council noticed, and went on as before.',
          factions: [],
        },
      ],
    },
    {
      title: 'The Streets Rise',
      when: 'Act 1',
      paragraphs: [
        {
          entry: 37,
          lead: 'The rising',
          text: 'Stasis broke out at thirteen. Mobs went down to the docks first and the palace last. At the Royal Palace the guard stood against three mobs of the Tyrants, threw a natural thirteen, and was gone.',
          factions: who(1, 4),
        },
        {
          entry: 41,
          lead: 'The reckoning',
          text: 'The Tyrants held the whole of the Inner Ring at nightfall, ten points of it, and changed the first article before the fires were out.',
          factions: who(1),
        },
      ],
    },
    {
      title: 'The Diplomacy Round',
      when: 'Act 1',
      paragraphs: [
        {
          entry: 45,
          lead: '',
          text: 'The Archons went out into the city. When they came back nobody presided who had presided before.',
          factions: who(2, 5),
        },
      ],
    },
  ];
}

export function moments(ids: string[]): Moment[] {
  const all: [number, number, MomentKind, string, number[]][] = [
    [1, 0, 'act', 'Act 1 begins', []],
    [1, 0, 'round', 'The First Action Round', []],
    [5, 9, 'cycle', 'Cycle 1: the Democrats preside', [0]],
    [13, 27, 'vote', 'The accounts fall on a tie', [3]],
    [21, 45, 'cycle', 'Cycle 2: the Tyrants preside', [1]],
    [29, 63, 'exile', 'The Oligarchs are exiled', [2]],
    [37, 81, 'stasis', 'Stasis breaks out', []],
    [41, 90, 'winner', 'The Tyrants take the streets', [1]],
    [45, 99, 'round', 'The Diplomacy Round', []],
    [45, 99, 'assembly', 'An Assembly is called', []],
  ];
  return all.map(([entry, minute, kind, label, about]) => ({
    entry,
    at: minute * MINUTE,
    kind,
    label,
    factions: about.flatMap((n) => ids[n] ?? []),
  }));
}
