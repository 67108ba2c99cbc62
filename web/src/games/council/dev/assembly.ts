import type {
  AssemblyView,
  BallotView,
  CouncilView,
  ElectionView,
  LawView,
  MotionState,
  MotionView,
  OutcomeView,
  Pick,
  ProposalView,
  ResultView,
  Step,
} from '../../../wire/council';
import { figure } from './city';
import { day, NOW } from './day';

/** Made-up motions, laws, proposals and elections to look at screens with. */
export const CITIZENS = [
  'aristocrats',
  'democrats',
  'monarchists',
  'oligarchs',
  'theocrats',
  'tyrants',
];
const STRENGTHS = [8, 8, 7, 7, 6, 6];

/** What a motion needs; as the constitution of the fixtures has it. */
export const NEEDED =
  'Passes when YES outweighs NO: 22 of 42 when all vote. Abstentions do not count. A tie goes to the Monarchists (Article 3).';
export const NEEDED_MORE =
  'Passes with two thirds of YES and NO: 28 of 42 when all vote (Article 4). Abstentions do not count. Quorum: 4 of 6 Archons must vote (the law “Of Empty Benches”).';

/** About as long as a text may be. */
export const LONG_TEXT =
  'No Archon shall hold the office of Prytanis in two cycles that follow upon each other, nor while any kinsman to the third degree, partner in trade, guest, host or creditor of that Archon sits in the same chamber; and whoever is found to have presided against this article shall pay for the next sacrifice out of a private purse, shall walk to the Temple of Poseidon in undyed wool, and shall there explain to the god, aloud and before witnesses, what seemed so urgent. Control keeps the list of kinsmen, reads it out at the beginning of every Act, and may add to it whatever the city already knows.';

const MOTIONS: Omit<MotionView, 'id' | 'state' | 'verdict'>[] = [
  {
    title: 'Of Citizens',
    text: 'Every faction of Atlantis is a citizen and votes in the Council and in the Assembly. The Amazons and the Medes are to be informed, and have leave to look surprised.',
    changes: 'The Amazons and the Medes become citizens.',
    source: 'A Vote for the Strangers',
    by: null,
    kind: 'article',
    effects: ['Article 1 is changed: everybody is a citizen.'],
  },
  {
    title: 'Of Theatre Money',
    text: 'The city pays for every citizen’s seat at the plays, and for the cushion.',
    changes: '',
    source: 'The Festival Accounts',
    by: null,
    kind: 'deed',
    effects: ['Every citizen: Talents +1', 'Stasis −2'],
  },
  {
    title: 'Of Tied Votes',
    text: 'When YES and NO are equal in strength, nothing passes.',
    changes: 'A tied vote fails.',
    source: 'the Tyrants',
    by: 'tyrants',
    kind: 'article',
    effects: ['Article 3 is changed: a tied vote fails.'],
  },
  {
    title: 'Of Lanterns',
    text: 'Whoever walks abroad after the second watch carries a light, and whoever carries none is presumed to be plotting.',
    changes: '',
    source: 'the Democrats',
    by: 'democrats',
    kind: 'law',
    effects: ['A law to the end of the Act: people and Control see to it.'],
  },
  {
    title: 'Of Presiding Twice',
    text: LONG_TEXT,
    changes: 'Nobody presides twice in a row.',
    source: 'the Oligarchs',
    by: 'oligarchs',
    kind: 'article',
    effects: ['A new article: people and Control see to it.'],
  },
  {
    title: 'Of Short Speeches',
    text: 'Debate lasts one minute, measured by the small water clock and not by the feelings of the speaker.',
    changes: 'The debate lasts 60 seconds.',
    source: 'Sixty Drops',
    by: null,
    kind: 'law',
    effects: ['A law to the end of the Act: the debate lasts 60 seconds.'],
  },
  {
    title: 'Of a Road to the Harbour',
    text: 'Forty Talents for a road on which two carts may pass each other without a lawsuit.',
    changes: '',
    source: 'Control',
    by: null,
    kind: 'deed',
    effects: ['Control: open the trade goal “Harbour road” to every faction.'],
  },
  {
    title: 'Of the Election of the Prytanis',
    text: 'In every cycle the Archons elect the Prytanis in secret, each with the strength of its faction.',
    changes: 'The Prytanis is elected.',
    source: 'The Lot Is Loaded',
    by: null,
    kind: 'article',
    effects: ['Article 2 is changed: the Prytanis is elected.'],
  },
  {
    title: 'That the Worshippers of Poseidon Be Heard in Every Matter Touching Salt Water',
    text: 'No ship leaves the outer harbour before somebody has asked the sea.',
    changes: '',
    source: 'the Theocrats',
    by: 'theocrats',
    kind: 'law',
    effects: ['A law until it is repealed: people and Control see to it.'],
  },
  {
    title: 'Of the Return of the Exiles',
    text: 'Whoever was sent away may come home, and bring the children, but not the grudge.',
    changes: 'Every exile returns.',
    source: 'Letters from the Mainland',
    by: null,
    kind: 'deed',
    effects: ['Every exile is recalled', 'Divine Wrath −5'],
  },
];

const STATES: [MotionState, string | null][] = [
  ['adopted', 'Passed, 24 to 12.'],
  ['rejected', 'Failed, 15 to 21.'],
  ['rejected', 'Passed, 22 to 20; vetoed by the Democrats (Article 5).'],
  ['now', null],
];

/** The first so many of ten motions; in session two are decided and the fourth is read. */
export function agenda(count = 10, session = false): MotionView[] {
  return MOTIONS.slice(0, count).map((motion, n) => {
    const [state, verdict] = (session && STATES[n]) || [n === 6 ? 'postponed' : 'waiting', null];
    return { ...motion, id: n + 1, state: state as MotionState, verdict };
  });
}

export function laws(): LawView[] {
  return [
    {
      id: 1,
      title: 'Of Goats',
      text: 'No goat shall be brought into the council chamber.',
      obeyed: null,
      ends: null,
      source: 'Control',
    },
    {
      id: 2,
      title: 'Of Three Events',
      text: 'While the harbour is shut, the council hears one event more in every cycle, and complains of it in its own time.',
      obeyed: 'The Prytanis activates 2 events.',
      ends: 'to the end of Act 1',
      source: 'The Harbour Is Shut',
    },
    {
      id: 3,
      title: 'Of Empty Benches',
      text: 'A vote in which fewer than four Archons pick is no vote.',
      obeyed: 'At least 4 Archons must vote.',
      ends: null,
      source: 'the Assembly',
    },
  ];
}

/** Which article or law is the reason of what. */
export const REASONS: CouncilView['reasons'] = {
  citizens: 'Article 1',
  presiding: 'Article 2',
  ties: 'Article 3',
  debate_seconds: 'Article 4',
  veto: 'Article 5',
  events_activated: 'the law “Of Three Events”',
  quorum: 'the law “Of Empty Benches”',
};

/** What an Archon proposed: declined, admitted, waiting. */
export function proposals(by: string): ProposalView[] {
  return [
    {
      id: 1,
      by,
      title: 'That Everybody Be Given a Horse',
      text: 'The city gives a horse to every faction, and two to those that asked.',
      changes: '',
      kind: 'deed',
      state: 'declined',
      answer: 'The stables are empty until Act 2; ask again then.',
      motion: {
        as: 'deed',
        title: 'That Everybody Be Given a Horse',
        text: 'The city gives a horse to every faction, and two to those that asked.',
      },
    },
    {
      id: 2,
      by,
      title: 'Of Lanterns',
      text: 'Whoever walks abroad after the second watch carries a light.',
      changes: '',
      kind: 'law',
      state: 'admitted',
      answer: null,
      motion: {
        as: 'law',
        title: 'Of Lanterns',
        text: 'Whoever walks abroad after the second watch carries a light.',
        lever: null,
        until: 'act',
      },
    },
    {
      id: 3,
      by,
      title: 'Of Tied Votes',
      text: 'When YES and NO are equal in strength, the Prytanis decides.',
      changes: 'The Prytanis decides tied votes, not the Monarchists.',
      kind: 'article',
      state: 'waiting',
      answer: null,
      motion: { as: 'alternative', article: 3, alternative: 0 },
    },
  ];
}

/** An election with so many in, or after its reveal. */
export function election(revealed = false, tied = false): ElectionView {
  const open = ['aristocrats', 'oligarchs', 'tyrants'];
  return {
    candidates: CITIZENS,
    voters: CITIZENS,
    votes_in: revealed ? [] : open,
    result: revealed ? elected(tied) : null,
  };
}

function elected(tied: boolean): ElectionView['result'] {
  const picks = ['aristocrats', 'democrats', 'democrats', 'aristocrats', null, 'oligarchs'];
  if (!tied) picks[4] = 'democrats';
  const strengths = tied ? [8, 8, 7, 7, 6, 6] : STRENGTHS;
  return {
    picks: CITIZENS.map((faction, n) => ({
      faction,
      pick: picks[n] ?? null,
      strength: strengths[n] ?? 0,
      hand: n === 3 ? 'script' : 'own',
    })),
    tallies: [
      {
        faction: 'democrats',
        votes: tied
          ? figure(15, ['Democrats', 8], ['Monarchists', 7])
          : figure(21, ['Democrats', 8], ['Monarchists', 7], ['Theocrats', 6]),
      },
      { faction: 'aristocrats', votes: figure(15, ['Aristocrats', 8], ['Oligarchs', 7]) },
      { faction: 'oligarchs', votes: figure(6, ['Tyrants', 6]) },
    ],
    sentence: tied
      ? 'Aristocrats and Democrats are tied at 15 (Article 2).'
      : 'The Democrats are elected with 21 (Article 2).',
  };
}

const KINDS = { article: 'A change of the constitution', law: 'A law', deed: 'A resolution' };

/** The vote on a motion of the agenda; the fourth unless said otherwise. */
export function motionBallot(number = 4): BallotView {
  const motion = agenda(10, true)[number - 1];
  return {
    number: 7,
    card: null,
    motion: number,
    title: motion?.title ?? '',
    option: 0,
    label: KINDS[motion?.kind ?? 'deed'],
    effects: motion?.effects ?? [],
    needed: NEEDED,
    voters: CITIZENS,
    votes_in: ['aristocrats', 'oligarchs', 'tyrants'],
    result: null,
  };
}

export function motionResult(how: 'passed' | 'tied' | 'vetoed' = 'passed'): ResultView {
  const tied = how === 'tied';
  const picks: Pick[] = ['no', 'yes', tied ? 'abstain' : 'yes', 'no', 'yes', 'abstain'];
  const yes: [string, number][] = [
    ['Democrats', 8],
    ...(tied ? [] : [['Monarchists', 7] as [string, number]]),
    ['Theocrats', tied ? 7 : 6],
  ];
  return {
    picks: CITIZENS.map((faction, n) => {
      const strength = tied && faction === 'theocrats' ? 7 : (STRENGTHS[n] ?? 0);
      return { faction, pick: picks[n] ?? 'abstain', strength: figure(strength), hand: 'own' };
    }),
    yes: figure(tied ? 15 : 21, ...yes),
    no: figure(15, ['Aristocrats', 8], ['Oligarchs', 7]),
    abstain: figure(tied ? 13 : 6),
    verdict: tied ? 'tied' : how === 'vetoed' ? 'failed' : 'passed',
    decided_by: null,
    vetoed_by: how === 'vetoed' ? 'democrats' : null,
    sentence: {
      passed: 'Passed, 21 to 15.',
      tied: 'Tied, 15 to 15. The decision falls to the Monarchists (Article 3).',
      vetoed: 'Passed, 21 to 15; vetoed by the Democrats (Article 5).',
    }[how],
  };
}

/** Hands were counted in the room: only the sums are known. */
export function countedResult(): ResultView {
  return {
    picks: [],
    yes: figure(23, ['hands counted in the room', 23]),
    no: figure(17, ['hands counted in the room', 17]),
    abstain: figure(0),
    verdict: 'passed',
    decided_by: null,
    vetoed_by: null,
    sentence: 'Passed, 23 to 17.',
  };
}

export function motionOutcome(number = 4): OutcomeView {
  const motion = agenda(10, true)[number - 1];
  return {
    card: null,
    title: motion?.title ?? '',
    way: 'Adopted',
    text: motion?.text ?? '',
    changes: (motion?.effects ?? []).map((says) => ({
      says,
      factions: [],
      by: 0,
      chooser: null,
      revised: null,
      struck: false,
    })),
  };
}

/** The Assembly with a motion before it, or between two. */
export function sitting(motion: number | null): AssemblyView {
  const decided = motion ?? 4;
  return {
    motion,
    next: decided + 1,
    last: motion === null ? decided : null,
    left: 10 - decided + (motion === null ? 0 : 1),
    adopted: motion === null ? 2 : 1,
    rejected: 2,
    needed: NEEDED,
  };
}

/** The agenda when the fourth motion has just been decided. */
function decided(): MotionView[] {
  return agenda(10, true).map((motion) =>
    motion.id === 4 ? { ...motion, state: 'adopted', verdict: 'Passed, 21 to 15.' } : motion,
  );
}

const inSession = (motion: number | null): Partial<CouncilView> => ({
  day: day(4),
  docket: [],
  race: null,
  prytanis: 'democrats',
  assembly: sitting(motion),
  agenda: motion === null ? decided() : agenda(10, true),
  agenda_count: motion === null ? 6 : 7,
});

const voters = (what: string): CouncilView['awaiting'] =>
  ['democrats', 'monarchists', 'theocrats'].map((faction) => ({
    faction,
    what,
    since: NOW - 24_000,
  }));

/** What the steps of an Assembly and of an election change on the plain council. */
export const ASSEMBLY_STEPS = {
  election: () => ({
    headline: 'The council elects its Prytanis.',
    prytanis: null,
    election: election(),
    awaiting: voters('to elect the Prytanis'),
    clock: {
      label: 'Election',
      ends_at: NOW + 52_000,
      seconds: 60,
      then: 'The picks are revealed; whoever has not picked abstains.',
    },
    scene: 'election',
  }),
  assembly: () => ({
    ...inSession(null),
    headline: '“Of Lanterns”: Passed, 21 to 15.',
    ballot: { ...motionBallot(), votes_in: [], result: motionResult() },
    scene: 'agenda',
  }),
  motion_debate: () => ({
    ...inSession(4),
    headline: 'Debated: “Of Lanterns”.',
    clock: {
      label: 'Debate',
      ends_at: NOW + 132_000,
      seconds: 180,
      then: 'Control puts the motion to the vote.',
    },
    speakers: ['tyrants', 'medes'],
    speaking: 'oligarchs',
    scene: 'motion',
  }),
  motion_ballot: () => ({
    ...inSession(4),
    headline: 'The Assembly votes: “Of Lanterns”.',
    ballot: motionBallot(),
    clock: {
      label: 'Vote',
      ends_at: NOW + 41_000,
      seconds: 60,
      then: 'The votes are revealed; whoever has not picked abstains.',
    },
    awaiting: voters('to vote'),
    scene: 'vote',
  }),
  motion_tied: () => ({
    ...inSession(4),
    headline: 'A tie. The decision falls to the Monarchists.',
    ballot: { ...motionBallot(), votes_in: [], result: motionResult('tied') },
    awaiting: [{ faction: 'monarchists', what: 'to decide the tie', since: NOW - 24_000 }],
    scene: 'vote',
  }),
  motion_outcome: () => ({
    ...inSession(4),
    headline: 'Adopted: “Of Lanterns”.',
    ballot: { ...motionBallot(), votes_in: [], result: motionResult() },
    outcome: motionOutcome(),
    scene: 'vote',
  }),
} satisfies Partial<Record<Step, () => Partial<CouncilView>>>;
