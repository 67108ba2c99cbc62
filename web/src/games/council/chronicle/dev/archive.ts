import type {
  ArticleTold,
  LawTold,
  LoadView,
  Paragraph,
  VoterView,
} from '../../../../wire/council';

export function articles(): ArticleTold[] {
  return [
    {
      number: 1,
      title: 'Of Citizens',
      texts: [
        {
          when: 'At the start',
          text: 'The factions of Atlantis are citizens, save the Amazons and the Medes.',
          how: '',
        },
        {
          when: 'Act 1, the first stasis',
          text: 'The factions of Atlantis are citizens, save the Amazons.',
          how: 'by the Tyrants, who won the stasis',
        },
      ],
    },
    {
      number: 2,
      title: 'Of Tied Votes',
      texts: [
        {
          when: 'At the start',
          text: 'When YES and NO are equal in strength, the Archon of the Monarchists decides.',
          how: '',
        },
      ],
    },
    {
      number: null,
      title: 'Of the Veto',
      texts: [
        {
          when: 'At the start',
          text: 'Once in an Act the Prytanis may hold that what has passed has not.',
          how: '',
        },
        { when: 'Act 1, the Assembly', text: '', how: 'by the Assembly, 31 against 30' },
      ],
    },
  ];
}

export function laws(): LawTold[] {
  return [
    {
      title: 'Of the Gates',
      text: 'The gates are shut at sunset.',
      proclaimed: 'Act 1, cycle 2, by the Magistrates',
      ended: '',
    },
    {
      title: 'Of Bread',
      text: 'A loaf weighs what a loaf weighed.',
      proclaimed: 'Act 1, cycle 1, by the council',
      ended: 'Repealed in Act 1, cycle 3, by Control: “the bakers asked”.',
    },
  ];
}

export function voters(ids: string[]): VoterView[] {
  return ids.map((faction, n) => ({
    faction,
    yes: (n * 3) % 7,
    no: (n * 5) % 6,
    abstained: n === 3 ? 9 : n % 3,
    last: ['yes', n === 3 ? 'abstain' : 'no', 'yes', 'abstain', 'no'],
  }));
}

export function own(ids: string[], control: boolean): Paragraph[] {
  return [
    {
      entry: 13,
      lead: control ? 'By hand' : 'Held back',
      text: control
        ? 'Control gave the Theocrats 1 Tyche: “for the sacrifice at the door”.'
        : 'Two cards were never played: the Bribed Watch and the Second Torch.',
      factions: ids.slice(2, 3),
    },
  ];
}

export function load(ids: string[]): LoadView {
  return {
    rows: Array.from({ length: 5 }, (_, n) => ({
      label: n === 3 ? 'Stasis 1' : `Act 1, cycle ${n + (n > 3 ? 0 : 1)}`,
      steps: 7 + ((n * 5) % 14),
      for_seats: n % 3,
      seconds: 300 + n * 130,
      waiting: 90 + n * 41,
      longest: ids[n] === undefined ? null : [ids[n], 40 + n * 20],
    })),
    waited: ids.map((id, n): [string, number] => [id, (n * 97) % 410]),
    advice: ['Reveal votes when all are in: it would have saved 14 presses.'],
  };
}
