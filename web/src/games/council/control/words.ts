import type {
  Counter,
  FactionView,
  Group,
  LogKind,
  Place,
  Scene,
  Until,
} from '../../../wire/council';

/** The table's words for what travels as a word of the program. */
export const COUNTERS: Record<Counter, string> = {
  arete: 'Arête',
  influence: 'Lasting influence',
  tyche: 'Tyche',
  horses: 'Horses',
  talents: 'Talents',
  doom: 'Doom',
  stasis_cards: 'Stasis cards',
  projects: 'Megaprojects',
};

export const UNTIL: Record<Until, string> = {
  vote: 'this vote',
  phase: 'this phase',
  cycle: 'this cycle',
  round: 'this Action Round',
  act: 'this Act',
  removed: 'until removed',
};

export const SCENES: Record<Scene, { name: string; says: string; emblem: string }> = {
  council: {
    name: 'Council',
    says: 'Factions round the table, their strengths',
    emblem: 'greek-temple',
  },
  cards: { name: 'Events', says: 'The face-up cards and those activated', emblem: 'card-pickup' },
  debate: { name: 'Debate', says: 'The clock, who asked to speak', emblem: 'public-speaker' },
  race: { name: 'Horse race', says: 'Who has locked a bid, then the race', emblem: 'horse-head' },
  vote: { name: 'Vote', says: 'What is put, who has voted, the reveal', emblem: 'vote' },
  outcome: { name: 'Outcome', says: 'What is about to happen', emblem: 'scroll-unfurled' },
  stasis: { name: 'Stasis', says: 'The track of civil strife', emblem: 'fist' },
  city: { name: 'City', says: 'Who stands where, turn by turn', emblem: 'island' },
  battle: { name: 'Battle', says: 'The sides, the dice, the verdict', emblem: 'crossed-swords' },
  spoils: { name: 'Spoils', says: 'What special places bring', emblem: 'chest' },
  score: { name: 'Score', says: 'The sheet, line by line', emblem: 'abacus' },
  amendment: {
    name: 'Amendment',
    says: 'The article that the winner changes',
    emblem: 'stone-crafting',
  },
  agenda: { name: 'Agenda', says: 'The motions for the Assembly', emblem: 'papers' },
  motion: { name: 'Motion', says: 'Its text, the clock, who speaks', emblem: 'tied-scroll' },
  election: { name: 'Election', says: 'Who has picked, then the Prytanis', emblem: 'laurels' },
  day: { name: 'The day', says: 'Its rounds and where it stands', emblem: 'sundial' },
  constitution: {
    name: 'Constitution',
    says: 'The articles and laws in force',
    emblem: 'stone-tablet',
  },
  join: { name: 'How to join', says: 'The code and its QR', emblem: 'ticket' },
  message: { name: 'Message', says: 'The announcement, large', emblem: 'megaphone' },
  spotlight: { name: 'Held up', says: 'What Control holds up', emblem: 'sunbeams' },
  black: { name: 'Black', says: 'Nothing at all', emblem: 'night-sky' },
};

export const PLACES: Record<Place, { name: string; says: string }> = {
  face_up: { name: 'Face up', says: 'The card that lies there goes back on top of its deck.' },
  on_top: { name: 'On top', says: 'It is the next to be turned up.' },
  into: { name: 'Into the deck', says: 'It is shuffled in.' },
};

export const KINDS: Record<LogKind, { name: string; emblem: string }> = {
  phase: { name: 'Phases', emblem: 'sundial' },
  council: { name: 'Council', emblem: 'greek-temple' },
  race: { name: 'Races', emblem: 'horse-head' },
  vote: { name: 'Votes', emblem: 'vote' },
  stasis: { name: 'Stasis', emblem: 'fist' },
  figure: { name: 'Figures', emblem: 'scales' },
  control: { name: 'Control', emblem: 'quill-ink' },
};

/** Headings for a seat's actions; what decides comes first, what merely helps last. */
export const GROUPS: [Group, string][] = [
  ['prytanis', 'Who presides'],
  ['elect', 'Elect the Prytanis'],
  ['second_look', 'A second look at the events'],
  ['events', 'Activate events'],
  ['put', 'Put to the vote'],
  ['stop', 'Or stop trying'],
  ['tie', 'Decide the tie'],
  ['veto', 'Veto what has passed'],
  ['target', 'Whom it strikes'],
  ['winner', 'Who wins the race'],
  ['name_winner', 'Who wins the stasis'],
  ['tyche', 'Tyche for this battle'],
  ['mercy', 'The beaten Heroes'],
  ['amend', 'Change an article'],
  ['vote', 'Vote'],
  ['bid', 'Horses concealed'],
  ['grant', 'Grant of influence'],
  ['commit', 'Heroes in the streets'],
  ['buy', 'More Stasis cards'],
  ['ready', 'Done with it'],
  ['hero', 'Heroes'],
  ['floor', 'Give the floor to'],
  ['speak', 'Word in the debate'],
  ['take_up', 'Read another motion'],
  ['round', 'Rounds of the day'],
];

/** The tokens that may be handed over and the figures that Control may set, in the order shown. */
export const FIGURES: Counter[] = [
  'arete',
  'influence',
  'tyche',
  'horses',
  'talents',
  'doom',
  'stasis_cards',
  'projects',
];

export function standing(faction: Pick<FactionView, 'citizen' | 'exiled'>): string {
  if (faction.exiled) return faction.citizen ? 'Citizens, in exile' : 'Not citizens, in exile';
  return faction.citizen ? 'Citizens' : 'Not citizens';
}

/** Several short sentences as one line: "Stasis +1; Doom +1", and whole sentences after a full stop. */
export function oneLine(sentences: string[]): string {
  return sentences.reduce(
    (line, next) => (line === '' ? next : `${line}${/[.?]$/.test(line) ? '' : ';'} ${next}`),
    '',
  );
}
