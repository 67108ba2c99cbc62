import type {
  Action,
  ControlView,
  CouncilView,
  NextView,
  SettingView,
} from '../../../wire/council';
import { proposals } from './assembly';
import { seat } from './seats';
import { streetDesk } from './street-seats';

/** Control's own view to look at screens with. */
export function control(game: CouncilView, change: Partial<ControlView> = {}): ControlView {
  const waiting = game.awaiting.map(
    ({ faction }) => game.factions.find((f) => f.id === faction)?.name ?? faction,
  );
  return {
    next: next(game, waiting),
    actions: [...step(game), ...always(game)],
    seats: game.factions.map(({ id }) => {
      const { ask, actions, give, street } = seat(game, id);
      // Control does not see what was chosen on Tyche before it is shown.
      return { faction: id, ask, actions, give, street: street && { ...street, tyche: null } };
    }),
    settings: SETTINGS,
    alarms: alarms(game),
    tasks: [
      {
        id: 1,
        text: 'Hand the Theocrats a Trade goal.',
        source: 'The Oracle, ignored',
        done: false,
      },
    ],
    proposals: ['tyrants', 'oligarchs'].flatMap((by, n) =>
      proposals(by)
        .filter(({ state }) => state === 'waiting')
        .map((proposal) => ({ ...proposal, id: 10 + n })),
    ),
    voters: game.factions
      .filter((f) => f.citizen)
      .map(({ id }, n) => ({
        faction: id,
        yes: n,
        no: 2,
        abstained: n === 3 ? 4 : 0,
        last: ['yes', 'no', 'abstain'],
      })),
    street: streetDesk(game),
    open_deck: null,
    changes: {},
    log: game.log,
    ...change,
  };
}

/** The big button. */
function next(game: CouncilView, waiting: string[]): NextView {
  const words = LABELS[game.step]?.(game);
  const plain = waiting.length > 0 ? `Go on: ${waiting.join(', ')} missing` : 'Go on';
  return {
    label: words ?? plain,
    says: 'Ends this step and begins the next.',
    command: { do: 'advance', step: game.step_number },
    waits_for: null,
    ready: waiting.length === 0,
  };
}

const LABELS: Partial<Record<CouncilView['step'], (game: CouncilView) => string | undefined>> = {
  assembly: ({ agenda, assembly }) => {
    const motion = agenda.find(({ id }) => id === assembly?.next);
    return motion ? `Read the motion “${motion.title}”` : 'End the Assembly';
  },
  motion_debate: () => 'Put the motion to the vote',
  motion_outcome: () => 'Let it happen',
  diplomacy: ({ day }) => day.next ?? undefined,
};

function action(
  key: string,
  group: Action['group'],
  label: string,
  says: string,
  command: Action['command'],
): Action {
  return { key, group, label, says, command };
}

/** What Control may do besides in the steps that are not the council’s. */
function step(game: CouncilView): Action[] {
  const { step_number: step, speakers, speaking } = game;
  const floor = (id: string | null, name: string) =>
    action(`floor:${id ?? 'nobody'}`, 'floor', name, 'Everybody sees it.', {
      do: 'give_floor',
      faction: id,
    });
  const takeUp = () =>
    game.agenda
      .filter(({ state, id }) => state === 'waiting' && id !== game.assembly?.next)
      .map(({ id, title }) =>
        action(`take_up:${id}`, 'take_up', title, 'It is read before the others.', {
          do: 'take_up_motion',
          step,
          motion: id,
        }),
      );
  switch (game.step) {
    case 'debate':
    case 'motion_debate':
      return [
        ...speakers.map((id) => floor(id, game.factions.find((f) => f.id === id)?.name ?? id)),
        ...(speaking === null ? [] : [floor(null, 'Nobody')]),
      ];
    case 'assembly':
      return [...takeUp(), ...rounds(step, ['diplomacy', 'action'])];
    case 'diplomacy':
      return rounds(step, ['assembly', 'action']);
    default:
      return [];
  }
}

function rounds(step: number, kinds: ('action' | 'diplomacy' | 'assembly')[]): Action[] {
  const labels = {
    action: 'Begin Action Round 3',
    diplomacy: 'Begin the Diplomacy Round',
    assembly: 'Open the Assembly: 3 motions',
  };
  return kinds.map((round) =>
    action(`round:${round}`, 'round', labels[round], 'The round under way ends.', {
      do: 'begin_round',
      step,
      round,
    }),
  );
}

function run(): Action {
  const says =
    'What is only shown goes on after 10 seconds; bids and votes are revealed when all are in.';
  return action('council:run', 'run', 'Let the council run', says, {
    do: 'change_settings',
    changes: [
      ['show_seconds', 10],
      ['bids_revealed', 'by_itself'],
      ['votes_revealed', 'by_itself'],
    ],
  });
}

function always(game: CouncilView): Action[] {
  const step = game.step_number;
  const away = game.phase === 'assembly' || game.phase === 'diplomacy';
  return [
    ...(away
      ? []
      : [
          action(
            'diplomacy:call',
            'diplomacy',
            'Call the Diplomacy Round',
            'Play halts at the end of this phase.',
            { do: 'call_diplomacy' },
          ),
        ]),
    ...(away || game.phase === 'lobby' || game.phase === 'stasis' ? [] : [run()]),
    action('act:2', 'act', 'Begin Act 2', 'Cards of Act 2 join the decks; Stasis is at least 2.', {
      do: 'advance_act',
      act: 2,
    }),
    action('clock:60', 'clock', 'A minute more', 'The clock stands at one minute.', {
      do: 'set_clock',
      step,
      seconds: 60,
    }),
  ];
}

function alarms(game: CouncilView): ControlView['alarms'] {
  const bell = game.day.rounds.find(({ id }) => id === game.day.now)?.bell ?? 'quiet';
  const over = 'The time of Action Round 2 is up. Call the Diplomacy Round, or set its clock.';
  return [
    ...(bell === 'quiet' ? [] : [{ key: 'bell', title: 'The bell', sentence: over, actions: [] }]),
    {
      key: 'wrath',
      title: 'Divine Wrath nears 250',
      sentence: 'Tell the Temple team when it passes the mark.',
      actions: [],
    },
  ];
}

const ends = (key: string, rule: string, text: string, value = 'by_control'): SettingView => ({
  key,
  rule,
  text,
  value,
  choices: [
    { word: 'by_control', text: 'By Control.' },
    { word: 'by_itself', text: 'By itself.' },
  ],
  range: null,
});
const seconds = (key: string, rule: string, text: string, value: number): SettingView => ({
  key,
  rule,
  text,
  value,
  choices: [],
  range: [0, 3600],
});

const SETTINGS: SettingView[] = [
  ends('debate_ends', 'C-9', 'How the debate ends when its time is up'),
  ends('bids_revealed', 'C-11', 'How bids are revealed once all are in', 'by_itself'),
  seconds('bid_seconds', 'C-11', 'Seconds to conceal Horses', 0),
  ends('votes_revealed', 'C-15', 'How votes are revealed once all are in'),
  seconds('vote_seconds', 'C-15', 'Seconds to vote', 60),
  seconds('turn_seconds', 'S-11', 'Seconds of a turn in the streets', 5),
  seconds('tyche_seconds', 'S-18', 'Seconds to choose Tyche dice', 10),
  seconds('wait_alarm_seconds', 'Alarm', 'Seconds after which somebody is late', 60),
  {
    key: 'debate_seconds',
    rule: 'C-9',
    text: 'How long the open debate lasts, in seconds.',
    value: 120,
    choices: [],
    range: [0, 3600],
  },
  {
    key: 'race_tie',
    rule: 'C-11',
    text: 'Who wins a tied race.',
    value: 'nobody',
    choices: [
      { word: 'nobody', text: 'Nobody.' },
      { word: 'all', text: 'All the tied.' },
      { word: 'control', text: 'Control picks.' },
    ],
    range: null,
  },
  {
    key: 'majority',
    rule: 'C-16',
    text: 'How much of YES and NO a motion needs to pass.',
    value: 'simple',
    choices: [
      { word: 'simple', text: 'More YES than NO' },
      { word: 'two_thirds', text: 'Two thirds or more' },
      { word: 'three_quarters', text: 'Three quarters or more' },
    ],
    range: null,
  },
];
