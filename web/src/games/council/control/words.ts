import type { RoundKind as KindOfRound } from '../../../hub/desk/day/plan';
import { KINDS_OF_ROUNDS, roundEmblem, roundName } from '../shared/day';
import { calledAs, isLeftOut } from '../shared/counters';
import type {
  Counter,
  CouncilView,
  FactionView,
  Group,
  LogKind,
  CardPlace,
  Scene,
  Until,
} from '../../../wire/council';
import { section } from '../../../hub/desk/act';
import { saidOf } from '../../../hub/desk/anew';
import { Name } from '../../../ui/language.svelte';
import { say } from './texts';

/** The parts of the menus and the palette that are the council's own. */
export const PARTS = {
  council: section('council', () => say('section-council')),
  figures: section('figures', () => say('section-figures')),
};

/** The sorts of rounds, in the order in which Control plans them. */
export const kindsOfRounds = (): Record<string, KindOfRound> =>
  Object.fromEntries(
    KINDS_OF_ROUNDS.map((kind) => [
      kind,
      { name: roundName(kind), emblem: roundEmblem(kind), numbered: kind === 'action' },
    ]),
  );

/** What one of those who lead a faction is called, and all of them. */
export const called = () => ({
  one: new Name(say('archon'), {
    the: say('archon-the'),
    accusative: say('archon-accusative'),
  }),
  all: new Name(say('archons')),
});

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

/** The table's words for what travels as a word of the program. */
export const COUNTERS: Record<Counter, string> = saidOf(FIGURES, (one) => say(`counter-${one}`));

/** What a counter is called at this table. */
export const counterName = (council: Pick<CouncilView, 'counters'>, counter: Counter): string =>
  calledAs(council, counter, COUNTERS[counter]);

/** The figures that are shown at this table. */
export const figuresShown = (council: Pick<CouncilView, 'counters'>): Counter[] =>
  FIGURES.filter((counter) => !isLeftOut(council, counter));

const ENDS: Until[] = ['vote', 'phase', 'cycle', 'round', 'act', 'removed'];
export const UNTIL: Record<Until, string> = saidOf(ENDS, (end) => say(`until-${end}`));

const SCENE_EMBLEMS: Record<Scene, string> = {
  council: 'greek-temple',
  cards: 'card-pickup',
  debate: 'public-speaker',
  race: 'horse-head',
  vote: 'vote',
  outcome: 'scroll-unfurled',
  stasis: 'fist',
  city: 'island',
  battle: 'crossed-swords',
  spoils: 'chest',
  score: 'abacus',
  amendment: 'stone-crafting',
  agenda: 'papers',
  motion: 'tied-scroll',
  election: 'laurels',
  day: 'sundial',
  standings: 'laurels-trophy',
  constitution: 'stone-tablet',
  join: 'ticket',
  message: 'megaphone',
  spotlight: 'sunbeams',
  black: 'night-sky',
};

export const SCENES: Record<Scene, { name: string; says: string; emblem: string }> = saidOf(
  Object.keys(SCENE_EMBLEMS) as Scene[],
  (scene) => ({
    name: say(`scene-${scene}`),
    says: say(`scene-${scene}-says`),
    emblem: SCENE_EMBLEMS[scene],
  }),
);

const WHERE: CardPlace[] = ['face_up', 'on_top', 'into'];
export const PLACES: Record<CardPlace, { name: string; says: string }> = saidOf(WHERE, (place) => ({
  name: say(`place-${place}`),
  says: say(`place-${place}-says`),
}));

const KIND_EMBLEMS: Record<LogKind, string> = {
  phase: 'sundial',
  council: 'greek-temple',
  race: 'horse-head',
  vote: 'vote',
  stasis: 'fist',
  figure: 'scales',
  control: 'quill-ink',
};

export const KINDS: Record<LogKind, { name: string; emblem: string }> = saidOf(
  Object.keys(KIND_EMBLEMS) as LogKind[],
  (kind) => ({ name: say(`kind-${kind}`), emblem: KIND_EMBLEMS[kind] }),
);

/** The groups of a seat's actions; what decides comes first, what merely helps last. */
export const GROUPS: Group[] = [
  'prytanis',
  'elect',
  'second_look',
  'events',
  'put',
  'stop',
  'tie',
  'veto',
  'target',
  'winner',
  'name_winner',
  'tyche',
  'mercy',
  'amend',
  'vote',
  'bid',
  'grant',
  'commit',
  'buy',
  'ready',
  'hero',
  'floor',
  'speak',
  'take_up',
  'round',
];

/** The heading of a group. */
export const groupName = (group: Group): string => say(`group-${group}`);

export function standing(faction: Pick<FactionView, 'citizen' | 'exiled'>): string {
  if (faction.exiled) return say(faction.citizen ? 'standing-exiled' : 'standing-neither');
  return say(faction.citizen ? 'standing-citizens' : 'standing-foreign');
}

/** Several short sentences as one line: "Stasis +1; Doom +1", and whole sentences after a full stop. */
export function oneLine(sentences: string[]): string {
  return sentences.reduce(
    (line, next) => (line === '' ? next : `${line}${/[.?]$/.test(line) ? '' : ';'} ${next}`),
    '',
  );
}
