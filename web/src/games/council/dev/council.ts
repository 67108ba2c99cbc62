import type { CouncilView, Hand, LogLine, Phase, Pick, Step } from '../../../wire/council';
import { agenda, ASSEMBLY_STEPS, CITIZENS, laws, NEEDED, REASONS } from './assembly';
import { CARDS, factions, figure } from './city';
import { day, NOW } from './day';
import { city, STEP_OF, street, type StreetState } from './streets';

const PHASES: Record<Step, Phase> = {
  lobby: 'lobby',
  election: 'prytanis',
  tie_for_prytanis: 'prytanis',
  presiding: 'prytanis',
  choose_events: 'event',
  events_chosen: 'event',
  debate: 'debate',
  race: 'support',
  race_tied: 'support',
  strengths: 'support',
  choose_motion: 'vote',
  ballot: 'vote',
  ballot_tied: 'vote',
  outcome: 'vote',
  check: 'check',
  stasis_cards: 'stasis',
  muster: 'stasis',
  deploy: 'stasis',
  hand_dice: 'stasis',
  battles: 'stasis',
  tyche: 'stasis',
  battle_dice: 'stasis',
  battle: 'stasis',
  spoils: 'stasis',
  share: 'stasis',
  score: 'stasis',
  score_tied: 'stasis',
  amend: 'stasis',
  amended: 'stasis',
  assembly: 'assembly',
  motion_debate: 'assembly',
  motion_ballot: 'assembly',
  motion_tied: 'assembly',
  motion_outcome: 'assembly',
  diplomacy: 'diplomacy',
};

const LINES: [LogLine['kind'], string, string[]][] = [
  ['phase', 'Cycle 2 of Act 1 begins.', []],
  [
    'council',
    'The Democrats preside: the Monarchists picked them among the tied.',
    ['democrats', 'monarchists'],
  ],
  ['council', 'The Prytanis puts The Wells Run Low before the council.', ['democrats']],
  ['race', 'The Tyrants win the race with 4 Horses: +5 support for the cycle.', ['tyrants']],
  ['figure', 'Aristocrats: Arête 7 → 6, The Festival Accounts.', ['aristocrats']],
  [
    'control',
    'Control gave the Theocrats 1 Tyche: “for the sacrifice at the door”.',
    ['theocrats'],
  ],
  ['vote', 'Ration the wells passes with 18 to 12.', []],
];

function log(): CouncilView['log'] {
  const lines = LINES.map(([kind, text, about], n): [number, LogLine] => [
    n + 1,
    { at: NOW - 60_000 * (LINES.length - n), when: 'Act 1, cycle 2', kind, text, factions: about },
  ]);
  return Object.fromEntries(lines);
}

const constitution = (): CouncilView['constitution'] => [
  {
    title: 'Of Citizens',
    text: 'The factions of Atlantis are citizens, save the Amazons and the Medes.',
    obeyed: 'Everybody is a citizen, save the Amazons and the Medes.',
    alternatives: [
      {
        text: 'The factions of Atlantis are citizens, the Amazons and the Medes with them.',
        changes: 'The Amazons and the Medes become citizens.',
      },
    ],
  },
  {
    title: 'Of the Prytanis',
    text: 'In every cycle the citizen faction of highest Arête presides, unless it is in exile.',
    obeyed: 'The citizen with the highest Arête presides.',
    alternatives: [
      {
        text: 'In every cycle the citizen faction of highest Doom presides, since it has most to answer for.',
        changes: 'The citizen with the highest Doom presides.',
      },
      {
        text: 'The citizen factions preside in turn, clockwise.',
        changes: 'Each citizen presides for one cycle, clockwise.',
      },
    ],
  },
  {
    title: 'Of Tied Votes',
    text: 'When YES and NO are equal in strength, the Archon of the Monarchists decides.',
    obeyed: 'The Monarchists decide tied votes.',
    alternatives: [
      {
        text: 'When YES and NO are equal in strength, the Prytanis decides.',
        changes: 'The Prytanis decides tied votes, not the Monarchists.',
      },
      {
        text: 'When YES and NO are equal in strength, nothing passes.',
        changes: 'A tied vote fails.',
      },
    ],
  },
  {
    title: 'Of Debate',
    text: 'Before a vote there shall be two minutes of debate, open to every Archon. Neither exile nor want of citizenship shall silence anyone.',
    obeyed: null,
    alternatives: [],
  },
  {
    title: 'Of the Veto',
    text: 'Once in an Act the Prytanis may hold that what has passed has not.',
    obeyed: 'The Prytanis may veto what has passed, once an Act.',
    alternatives: [
      {
        text: 'What has passed has passed, whoever presides.',
        changes: 'The Prytanis has no veto.',
      },
    ],
  },
];

const base = (step: Step): CouncilView => ({
  scenario: 'The Council of Atlantis',
  act: 1,
  round: 2,
  cycle: step === 'lobby' ? 0 : 2,
  phase: PHASES[step],
  step,
  step_number: 17,
  headline: 'The council sits.',
  day: step === 'lobby' ? { ...day(0), next: null } : day(),
  clock: null,
  awaiting: [],
  prytanis: step === 'lobby' || step === 'tie_for_prytanis' ? null : 'democrats',
  supremacy: 'monarchists',
  tie_breaker: 'monarchists',
  tied: [],
  stasis: figure(5, ['Act 1', 1], ['The Festival Accounts', 3], ['Sour grapes', 1]),
  stasis_threshold: 13,
  wrath: figure(12, ['The Oracle, ignored', 12]),
  doom: figure(5, ['Tyrants', 5]),
  factions: factions(),
  decks: CARDS.map((card, n) => ({
    id: ['city', 'law', 'gods'][n] ?? '',
    name: ['City', 'Law', 'Gods'][n] ?? '',
    emblem: ['greek-temple', 'scroll-unfurled', 'lightning-trio'][n] ?? '',
    left: 7 - n,
    discarded: 2,
    up: n === 2 && step === 'strengths' ? null : card,
  })),
  events_to_choose: 1,
  docket: [],
  race: null,
  bids_in: [],
  ballot: null,
  outcome: null,
  check: null,
  speaking: null,
  speakers: [],
  election: null,
  agenda: agenda(3),
  agenda_count: 3,
  agenda_full: 10,
  assembly_announced: false,
  assembly: null,
  diplomacy_called: false,
  constitution: constitution(),
  laws: laws(),
  reasons: REASONS,
  city: city(),
  streets: null,
  announcement: null,
  spotlight: null,
  because: [],
  scene: 'council',
  scene_held: false,
  log: log(),
});

/** Whose hand each choice came from, in seat order. */
const HANDS: Hand[] = ['own', 'own', 'control', 'own', 'absent', 'script'];

const docket = (): CouncilView['docket'] =>
  CARDS.slice(0, 1).map((card) => ({ card, state: 'called', failed: [] }));
const race = (): CouncilView['race'] => ({
  bids: factions().map(({ id }, n) => ({
    faction: id,
    horses: [1, 0, 2, 3, 0, 1, 0, 4][n] ?? 0,
    hand: HANDS[n] ?? 'own',
  })),
  winners: ['tyrants'],
  bonus: 5,
  verdict: 'The Tyrants win the race with 4 Horses: +5 support for the cycle.',
});
const ballot = (): NonNullable<CouncilView['ballot']> => ({
  number: 3,
  card: 'wells',
  motion: null,
  title: 'The Wells Run Low',
  option: 0,
  label: 'Ration the wells',
  effects: ['Aristocrats: Arête 6 → 5', 'Democrats: Arête 6 → 7'],
  needed: NEEDED,
  voters: CITIZENS,
  votes_in: ['aristocrats', 'oligarchs', 'tyrants'],
  result: null,
});
const revealed = (tied: boolean): NonNullable<CouncilView['ballot']>['result'] => {
  const picks: Pick[] = ['no', 'yes', tied ? 'abstain' : 'yes', 'no', 'yes', 'abstain'];
  const strengths = [8, 8, 7, 7, 6, 6];
  return {
    picks: CITIZENS.map((faction, n) => ({
      faction,
      pick: picks[n] ?? 'abstain',
      strength: figure(strengths[n] ?? 0, ['Arête', (strengths[n] ?? 2) - 2], ['Heroes', 2]),
      hand: HANDS[n] ?? 'own',
    })),
    yes: figure(
      tied ? 15 : 21,
      ['Democrats', 8],
      ...(tied ? [] : [['Monarchists', 7] as [string, number]]),
      ['Theocrats', tied ? 7 : 6],
    ),
    no: figure(15, ['Aristocrats', 8], ['Oligarchs', 7]),
    abstain: figure(6, ['Tyrants', 6]),
    verdict: tied ? 'tied' : 'passed',
    decided_by: null,
    vetoed_by: null,
    sentence: tied
      ? '15 to 15: tied. The Monarchists decide (Article 3).'
      : 'Passed with 21 to 15; 6 abstained.',
  };
};

/** The clocks of the streets: seconds in all, seconds left, what it is called. */
const CLOCKS: Partial<Record<Step, [seconds: number, left: number, label: string, then: string]>> =
  {
    stasis_cards: [90, 62, 'Cards', 'The muster begins.'],
    muster: [60, 44, 'Muster', 'The deployment begins.'],
    deploy: [5, 4.2, 'Turn', 'The turn passes to the next.'],
    tyche: [10, 7, 'Tyche', 'Whoever has not chosen buys no die.'],
  };

function inStreets(state: StreetState, count?: number): Partial<CouncilView> {
  const clock = CLOCKS[STEP_OF[state]];
  return {
    ...street(state, count),
    day: day(8),
    clock: clock
      ? { seconds: clock[0], ends_at: NOW + clock[1] * 1000, label: clock[2], then: clock[3] }
      : null,
  };
}

/** What each step changes on the plain council. */
const BY_STEP: Record<Step, () => Partial<CouncilView>> = {
  lobby: () => ({
    headline: 'The council gathers. Control begins when everybody sits.',
    scene: 'join',
    log: {},
  }),
  tie_for_prytanis: () => ({
    headline:
      'Aristocrats and Democrats stand equal in Arête: the Monarchists say who shall preside.',
    tied: ['aristocrats', 'democrats'],
    awaiting: [{ faction: 'monarchists', what: 'to pick the Prytanis', since: NOW - 24_000 }],
  }),
  presiding: () => ({ headline: 'The Democrats preside.' }),
  choose_events: () => ({
    headline: 'The Prytanis chooses one event of three.',
    awaiting: [{ faction: 'democrats', what: 'to choose one event', since: NOW - 24_000 }],
    scene: 'cards',
  }),
  events_chosen: () => ({
    headline: 'The Wells Run Low comes before the council.',
    docket: CARDS.slice(0, 1).map((card) => ({ card, state: 'waiting', failed: [] })),
    scene: 'cards',
  }),
  debate: () => ({
    headline: 'Debate: The Wells Run Low.',
    clock: {
      label: 'Debate',
      ends_at: NOW + 84_000,
      seconds: 120,
      then: 'Control ends the debate. Its length is that of Article 4.',
    },
    docket: docket(),
    speakers: ['tyrants', 'medes'],
    scene: 'debate',
  }),
  race: () => ({
    headline: 'The horse race: conceal your Horses.',
    docket: docket(),
    bids_in: ['amazons', 'democrats', 'tyrants'],
    awaiting: ['aristocrats', 'medes', 'monarchists', 'oligarchs', 'theocrats'].map((faction) => ({
      faction,
      what: 'to lock Horses',
      since: NOW - 38_000,
    })),
    scene: 'race',
  }),
  race_tied: () => ({
    headline: 'Medes and Tyrants are level in the race: Control names the winner.',
    docket: docket(),
    race: {
      bids: factions().map(({ id }, n) => ({
        faction: id,
        horses: [1, 0, 2, 4, 0, 1, 0, 4][n] ?? 0,
        hand: HANDS[n] ?? 'own',
      })),
      winners: [],
      bonus: 5,
      verdict: 'Medes and Tyrants showed 4 Horses each.',
    },
    scene: 'race',
  }),
  strengths: () => ({
    headline: 'The Tyrants won the race. Heroes and grants, then the vote.',
    docket: docket(),
    race: race(),
    scene: 'council',
  }),
  choose_motion: () => ({
    headline: 'The Prytanis says what is put to the vote.',
    docket: docket().map((event) => ({ ...event, failed: [1] })),
    race: race(),
    awaiting: [{ faction: 'democrats', what: 'to put an option to the vote', since: NOW - 24_000 }],
    scene: 'vote',
  }),
  ballot: () => ({
    headline: 'Vote: ration the wells?',
    docket: docket(),
    race: race(),
    ballot: ballot(),
    clock: {
      label: 'Vote',
      ends_at: NOW + 41_000,
      seconds: 60,
      then: 'The votes are revealed; whoever has not picked abstains.',
    },
    awaiting: ['democrats', 'monarchists', 'theocrats'].map((faction) => ({
      faction,
      what: 'to vote',
      since: NOW - 74_000,
    })),
    scene: 'vote',
  }),
  ballot_tied: () => ({
    headline: '15 to 15: the Monarchists decide.',
    docket: docket(),
    race: race(),
    ballot: { ...ballot(), votes_in: CITIZENS, result: revealed(true) },
    awaiting: [{ faction: 'monarchists', what: 'to decide the tie', since: NOW - 24_000 }],
    scene: 'vote',
  }),
  outcome: () => ({
    headline: 'Ration the wells: passed, 21 to 15.',
    docket: docket().map((event) => ({ ...event, state: 'passed' })),
    race: race(),
    ballot: { ...ballot(), votes_in: CITIZENS, result: revealed(false) },
    outcome: {
      card: 'wells',
      title: 'The Wells Run Low',
      way: 'Ration the wells',
      text: 'Every house draws the same, the great houses too.',
      changes: [
        {
          says: 'Aristocrats: Arête 6 → 5',
          factions: ['aristocrats'],
          by: -1,
          chooser: null,
          revised: null,
          struck: false,
        },
        {
          says: 'One faction, named by the Prytanis: Tyche +1',
          factions: [],
          by: 1,
          chooser: 'prytanis',
          revised: null,
          struck: false,
        },
        {
          says: 'Stasis 5 → 6',
          factions: [],
          by: 1,
          chooser: null,
          revised: 'the rain came early',
          struck: true,
        },
      ],
    },
    awaiting: [{ faction: 'democrats', what: 'to name whom it strikes', since: NOW - 24_000 }],
    scene: 'outcome',
  }),
  check: () => ({
    headline: 'Check: no Assembly, no stasis.',
    docket: docket().map((event) => ({ ...event, state: 'passed' })),
    check: {
      assembly: 'The agenda holds 3 of 10 motions: no Assembly.',
      stasis: 'Stasis stands at 5 of 13: the streets are quiet.',
      next: 'The next cycle begins. Grants and the horse bonus lapse.',
    },
  }),
  stasis_cards: () => inStreets('cards'),
  muster: () => inStreets('muster'),
  deploy: () => inStreets('deploy-full'),
  hand_dice: () => inStreets('hand-dice'),
  battles: () => inStreets('battles'),
  tyche: () => inStreets('tyche'),
  battle_dice: () => inStreets('battle-dice'),
  battle: () => inStreets('battle-holds'),
  spoils: () => inStreets('spoils'),
  share: () => inStreets('sharing'),
  score: () => inStreets('score'),
  score_tied: () => inStreets('score-tied'),
  amend: () => inStreets('amend'),
  amended: () => inStreets('amended'),
  ...ASSEMBLY_STEPS,
  diplomacy: () => ({
    headline: 'Diplomacy Round. The Archons are away.',
    day: day(5),
    scene: 'day',
  }),
};

export function council(step: Step, change: Partial<CouncilView> = {}): CouncilView {
  return { ...base(step), ...BY_STEP[step](), ...change };
}

/** The council in a state of the streets, with 3 to 12 factions. */
export function streetCouncil(
  state: StreetState,
  count = 8,
  change: Partial<CouncilView> = {},
): CouncilView {
  return { ...base(STEP_OF[state]), ...inStreets(state, count), ...change };
}
