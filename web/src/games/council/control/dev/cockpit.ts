import { NOW } from '../../dev/fixtures';
import type { DeviceView, MessageView } from '../../../../wire/hub';
import type {
  BecauseView,
  ControlView,
  CouncilView,
  DeckCard,
  FigureChange,
  OpenDeckView,
  SettingView,
  SpotlightView,
} from '../../../../wire/council';

/** What Control's desk has beside the game, to look at screens with. */
const MINUTE = 60_000;

type Row = Partial<MessageView> & Pick<MessageView, 'id' | 'text'>;
const said = (minutes: number, row: Row): MessageView => ({
  at: NOW - minutes * MINUTE,
  seat: null,
  question: false,
  heard: [],
  answer: null,
  ...row,
});

/** Two questions wait; others were answered, and Control said things itself. */
export function messages(): MessageView[] {
  return [
    said(42, {
      id: 1,
      text: 'The buffet opens at one. Phones may stay here.',
      heard: ['amazons', 'aristocrats', 'democrats', 'monarchists', 'oligarchs', 'tyrants'],
    }),
    said(31, {
      id: 2,
      seat: 'oligarchs',
      question: true,
      text: 'May we hand Horses to the Medes in the middle of a race?',
      answer: { text: 'Not those that are bid; the others at any time.', to_all: true },
    }),
    said(18, {
      id: 3,
      seat: 'medes',
      question: true,
      text: 'Can an Archon in exile speak in the debate?',
      answer: { text: '', to_all: false },
    }),
    said(11, { id: 4, seat: 'theocrats', text: 'Please come to Control: the Oracle has a word.' }),
    said(6, {
      id: 5,
      seat: 'tyrants',
      question: true,
      text: 'If we pass Article 7 now, does it hold for the vote that is already open, or only from the next one on?',
    }),
    said(1, {
      id: 6,
      seat: 'amazons',
      question: true,
      text: 'Where do we hand in our Oracle quest?',
    }),
  ];
}

/** A day on which everybody asks something. */
export function manyQuestions(seats: string[]): MessageView[] {
  const [, , , , long, short] = messages();
  return Array.from({ length: 12 }, (_, n) =>
    said(25 - 2 * n, {
      id: 20 + n,
      seat: seats[n % seats.length] ?? null,
      question: true,
      text: (n % 3 === 0 ? long : short)?.text ?? '',
    }),
  );
}

/** Several things at once that Control should look at. */
export function manyAlarms(): ControlView['alarms'] {
  const rows: [string, string, string][] = [
    ['doom', 'Doom of the city at 40', 'The Theocrats were promised a sign at 40.'],
    ['stasis', 'Stasis 12 of 13', 'One more and the streets decide. Have the map table ready.'],
    ['agenda', 'The agenda is nearly full', '9 of 10 motions wait for the Assembly.'],
    ['wait', 'The Monarchists are awaited for 3 min', 'Nudge them, or decide in their place.'],
  ];
  return rows.map(([key, title, sentence]) => ({ key, title, sentence, actions: [] }));
}

export function controls(): DeviceView[] {
  const one = (id: string, name: string, change: Partial<DeviceView>): DeviceView => ({
    id,
    name,
    screen: 'control',
    seat: null,
    online: true,
    helper: false,
    operator: false,
    ...change,
  });
  return [
    one('d5', 'Ada’s tablet', { helper: true }),
    one('d6', 'Old laptop at the door', { online: false, helper: true }),
  ];
}

const cards = (...rows: [string, string][]): DeckCard[] =>
  rows.map(([title, says], n) => ({
    id: `${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${n}`,
    title,
    says,
  }));

export function openDeck(deck: OpenDeckView['deck']): OpenDeckView {
  const all = cards(
    ['The Wells Run Low', 'A crisis: ration the wells, or let the rich dig deeper.'],
    ['A Ship from Sais', 'A motion: the constitution is read to the guest, or is not.'],
    ['Bulls in the Grove', 'A crisis: the ten kings must hunt without iron.'],
    ['The Tithe of Orichalcum', 'A motion: who pays for the wall.'],
    ['Salt in the Fields', 'A crisis: Stasis rises by 1 for each faction that starves.'],
    ['A Dream of Poseidon', 'A motion: the Temple asks for a seat.'],
    ['The Harbour Silts Up', 'A crisis: trade or war, and somebody loses Talents.'],
    ['An Heir Is Born', 'A motion: whether descent is a title.'],
    ['Quarrel of the Guilds', 'A crisis: the craftsmen stop working.'],
  );
  return {
    deck,
    name: deck === 'stasis' ? 'Stasis cards' : 'Omens',
    draw: all.slice(0, 6),
    up: deck === 'stasis' ? null : (all[6] ?? null),
    discard: all.slice(7),
  };
}

export function changes(): ControlView['changes'] {
  const rows: [FigureChange['figure'], number, number, string, string][] = [
    [{ of: 'wrath' }, 150, 180, 'A Ship from Sais', 'Act 1, cycle 1'],
    [{ of: 'stasis' }, 2, 3, 'The Wells Run Low', 'Act 1, cycle 2'],
    [{ of: 'faction', faction: 'medes', counter: 'arete' }, 4, 3, 'Exile', 'Act 1, cycle 2'],
    [{ of: 'stasis' }, 3, 5, 'Control: Card effect', 'Act 1, cycle 3'],
    [{ of: 'faction', faction: 'tyrants', counter: 'horses' }, 5, 1, 'The race', 'Act 1, cycle 3'],
    [{ of: 'stasis' }, 5, 4, 'Amazons’ festival', 'Act 1, cycle 4'],
    [
      { of: 'faction', faction: 'medes', counter: 'horses' },
      2,
      5,
      'Control: Trade',
      'Act 1, cycle 4',
    ],
  ];
  return Object.fromEntries(
    rows.map(([figure, from, to, cause, when], n) => [
      n + 1,
      { at: NOW - (20 - n) * MINUTE, when, figure, from, to, cause },
    ]),
  );
}

export function because(): BecauseView[] {
  return [
    {
      of: 'prytanis',
      rule: 'C-2',
      reason: null,
      sentence:
        'The Democrats and the Aristocrats have Arête 6, nobody has more; the Monarchists hold supremacy and picked the Democrats.',
    },
    {
      of: 'race',
      rule: 'C-11',
      reason: null,
      sentence: 'The Tyrants showed 4 Horses, the next were the Monarchists with 3.',
    },
    {
      of: 'vote',
      rule: 'C-16',
      reason: 'Article 3',
      sentence: 'YES 21 against NO 15. Two thirds of 36 are 24: by Article 3 it fails.',
    },
    {
      of: 'check',
      rule: 'C-23',
      reason: null,
      sentence: 'The Stasis number is 5 and the mark is 13. 3 of 4 motions are on the agenda.',
    },
  ];
}

export function spotlight(game: CouncilView): SpotlightView {
  const article = game.constitution[0];
  return {
    on: { of: 'article', article: 1 },
    kicker: 'Article 1',
    title: article?.title ?? '',
    text: article?.text ?? '',
    card: null,
    figures: [],
    faction: null,
  };
}

/** The rows that say when Control is told. */
export function alarmSettings(): SettingView[] {
  const rows: [string, string, number][] = [
    ['wrath_alarm', 'Divine Wrath from which Control is told; 0 never.', 250],
    ['doom_alarm', 'Doom of the whole city from which Control is told; 0 never.', 0],
    ['stasis_alarm', 'How far below its mark the Stasis number rings; 0 never.', 2],
    ['agenda_alarm', 'How many motions below a full agenda it rings; 0 never.', 1],
    ['arete_alarm', 'A faction’s Arête from which Control is told; 0 never.', 0],
    ['faction_doom_alarm', 'A faction’s Doom from which Control is told; 0 never.', 0],
    ['tyche_alarm', 'A faction’s Tyche from which Control is told; 0 never.', 0],
    ['horses_alarm', 'A faction’s Horses from which Control is told; 0 never.', 0],
    ['talents_alarm', 'A faction’s Talents from which Control is told; 0 never.', 0],
    ['wait_alarm_seconds', 'Seconds that somebody is awaited before it is shown; 0 never.', 60],
  ];
  return rows.map(([key, text, value]) => ({
    key,
    rule: 'Alarm',
    text,
    value,
    choices: [],
    range: [0, 1000],
  }));
}
