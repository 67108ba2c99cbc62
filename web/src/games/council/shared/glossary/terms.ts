import type { CouncilView, FactionView } from '../../../../wire/council';
import { counted } from '../../../../ui/format';
import { WORDS, type TermId } from './words';

/** What a term's "now" is told from; onlookers have no faction. */
export type Situation = { game: CouncilView; me: FactionView | null };

export type Term = {
  /** What it is. */
  says: string;
  example: string;
  /** How it stands at the table; null where there is nothing to tell. */
  now?: (situation: Situation) => string | null;
};

export function nameOf(term: TermId): string {
  return WORDS[term][0];
}

const named = (game: CouncilView, id: string | null) =>
  game.factions.find((faction) => faction.id === id)?.name ?? null;
const list = (names: string[]) =>
  names.length < 2
    ? (names[0] ?? '')
    : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1] ?? ''}`;
type Counted = 'arete' | 'horses' | 'tyche' | 'talents' | 'doom' | 'influence' | 'support';

/** "You have 7; the most is 9 (Oligarchs)." */
function compared(which: Counted | 'strength' | 'stasis_cards') {
  return ({ game, me }: Situation): string => {
    const most = Math.max(...game.factions.map((faction) => faction[which].value));
    const first = game.factions.filter((faction) => faction[which].value === most);
    const who =
      first.length > 3 ? counted(first.length, 'faction') : list(first.map((f) => f.name));
    const mine = me ? `You have ${me[which].value}; the` : 'The';
    return `${mine} most is ${most} (${who}).`;
  };
}

export const TERMS: Record<TermId, Term> = {
  abstention: {
    says: 'Whoever picks neither YES nor NO abstains, and counts on neither side.',
    example: '13 YES, 12 NO and 27 abstaining: it passes.',
  },
  act: {
    says: 'The day has three Acts. The number of the Act is also how many events are chosen, how many military units muster and how many units are placed at a turn.',
    example: 'In Act 2 the Prytanis chooses two events, and two units are placed at a turn.',
    now: ({ game }) => `It is Act ${game.act}.`,
  },
  agenda: {
    says: 'The motions that wait for the Assembly. When it is full, the Assembly is called.',
    example: 'The tenth motion fills it: the Assembly opens the next Diplomacy Round.',
    now: ({ game }) => `${game.agenda_count} of ${game.agenda_full} motions wait.`,
  },
  archon: {
    says: 'The leader of a faction in the council, and the one who holds its phone.',
    example: 'The Archon of the Medes may speak in every debate, also without a vote.',
  },
  arete: {
    says: 'How highly the city thinks of a faction. It is the floor of its influence, and sets how many mobs and Stasis cards it gets.',
    example: 'With Arête 7 your influence is never below 7, and 7 mobs muster for you.',
    now: compared('arete'),
  },
  article: {
    says: 'A numbered part of the constitution. Some change how the council works as soon as they are in force.',
    example: 'An article may give the decision of ties to somebody else.',
    now: ({ game }) => `The constitution has ${counted(game.constitution.length, 'article')}.`,
  },
  assembly: {
    says: 'Everybody comes together and votes on all motions of the agenda, one after the other.',
    example: 'A motion that passes there becomes an article or a law.',
    now: ({ game }) => (game.assembly_announced ? 'It is called for the next round.' : null),
  },
  citizen: {
    says: 'Only citizen factions vote and preside. The others may speak, and grant their influence to one that votes.',
    example: 'Amazons and Medes begin without citizenship.',
    now: ({ game }) => {
      const none = game.factions.filter(({ citizen }) => !citizen).map(({ name }) => name);
      return none.length > 0 ? `Not citizens: ${list(none)}.` : 'All factions are citizens.';
    },
  },
  colossus: {
    says: 'The place where it stands gives no Victory Points, and its map can be complete without it.',
    example: 'With it on the Inner Ring, the other four places there count double together: 8.',
    now: ({ game }) => {
      const on = game.city?.objectives.find(({ colossus }) => colossus);
      return on ? `It stands at the ${on.name}.` : null;
    },
  },
  control: {
    says: 'The game masters. They run the clocks, answer questions and can set everything right.',
    example:
      'Something is wrong on your phone? Ask Control: it can act for you and take steps back.',
  },
  crisis: {
    says: 'A kind of event. If nothing of it passes, something bad happens by itself.',
    example: 'Nobody votes money for the harbour: the card’s last line happens.',
  },
  cycle: {
    says: 'One pass through the council’s six phases: Prytanis, Event, Debate, Support, Vote, Check.',
    example: 'Grants and the bonus of the race last until the cycle ends.',
    now: ({ game }) => `It is cycle ${game.cycle}.`,
  },
  deployment: {
    says: 'In turns, units are placed in the city. Instead of placing one may play a Stasis card.',
    example: 'In Act 2 a turn places two units on one place; Heroes may go with them.',
  },
  diplomacy: {
    says: 'The council rests and everybody goes to talk. It resumes where it stopped.',
    example: 'The bell rings, and what was said in corners becomes grants and votes.',
  },
  doom: {
    says: 'A curse upon a faction. Whoever has the most deploys first, which shows its plan to all.',
    example: 'A natural 13 at some temples brings 13 Doom.',
    now: compared('doom'),
  },
  exile: {
    says: 'An exiled faction neither votes nor presides. It may still speak, grant its influence and fight.',
    example: 'Exiled in mid-cycle, the Prytanis hands over at once.',
    now: ({ game }) => {
      const gone = game.factions.filter(({ exiled }) => exiled).map(({ name }) => name);
      return gone.length > 0 ? `In exile: ${list(gone)}.` : 'Nobody is in exile.';
    },
  },
  grant: {
    says: 'A faction without a vote gives its influence, all of it, to one faction that votes.',
    example: 'Oligarchs with Arête 7 and a grant of 5 from the Amazons vote with 12.',
    now: ({ game }) => {
      const made = game.factions.filter(({ grant }) => grant !== null).length;
      return made > 0 ? `${counted(made, 'grant')} stand.` : 'No grant stands.';
    },
  },
  hero: {
    says: 'A person with a name and a value. A Hero supports you in the vote, or fights in the streets and may die there.',
    example: 'A Hero of value 3 adds 3 to your vote strength, or 3 to a roll where it fights.',
    now: ({ me }) => {
      const alive = me?.heroes.filter(({ fallen }) => fallen === null) ?? [];
      return me
        ? alive.length > 0
          ? `Yours: ${list(alive.map((h) => h.name))}.`
          : 'You have none.'
        : null;
    },
  },
  horses: {
    says: 'Concealed in the race: most Horses win support until the end of the cycle. They are kept.',
    example: 'You show 4, nobody else more than 3: the bonus is yours.',
    now: compared('horses'),
  },
  influence: {
    says: 'What a faction brings to a vote by itself: its Arête and what was added for good.',
    example: 'Arête 7 and a lasting +1 from a card: influence 8.',
    now: compared('influence'),
  },
  law: {
    says: 'A rule that Magistrates or the Assembly proclaim. While it stands it outranks the articles.',
    example: 'A law can name who decides ties, until it is repealed.',
    now: ({ game }) =>
      game.laws.length > 0
        ? `${counted(game.laws.length, 'law')} in force.`
        : 'No law is in force.',
  },
  military: {
    says: 'A trained unit in the streets: +3 to the roll where it stands. As many muster as the Act’s number.',
    example: 'Two military units and a mob: +7.',
  },
  mob: {
    says: 'People in the streets: +1 to the roll where they stand. As many muster as your Arête.',
    example: 'Arête 5: five mobs come.',
  },
  motion: {
    says: 'A proposal for the Assembly. Archons propose, Control admits it to the agenda.',
    example: '“Let the Medes be citizens” waits on the agenda until the Assembly votes on it.',
  },
  muster: {
    says: 'Before the streets are fought over, mobs and military units gather and Heroes are committed or kept safe.',
    example: 'Arête 6 in Act 2: six mobs and two military units.',
  },
  natural13: {
    says: 'Three dice that show 13 before anything is added: all your units there are gone and your Heroes there die.',
    example: '6, 5 and 2 is one, whatever Tyche’s die shows.',
  },
  objective: {
    says: 'One of the places in the city that are fought over. Each that you hold is a Victory Point, and most give something more.',
    example: 'The Great Library gives Research, the Stadium cards for the next stasis.',
  },
  project: {
    says: 'A great work of the city that a faction controls.',
    example:
      'One of Architecture brings its faction d6 more mobs when the streets are fought over.',
  },
  prytanis: {
    says: 'The Archon who presides this cycle: chooses the events and the order of votes.',
    example: 'The citizen faction with the highest Arête presides; supremacy decides ties.',
    now: ({ game }) => {
      const name = named(game, game.prytanis);
      return name ? `The ${name} preside.` : 'Nobody presides yet.';
    },
  },
  race: {
    says: 'Every Archon secretly conceals Horses. Who shows the most wins support for the rest of the cycle, as much as the Stasis number.',
    example: 'Stasis 4: the winner votes with 4 more until the cycle ends.',
    now: ({ game }) => `The bonus is ${game.stasis.value} now.`,
  },
  stasis: {
    says: 'How near the city is to civil strife. When it reaches the threshold at the Check, the streets are fought over.',
    example: 'At 13 stasis breaks out; afterwards it falls to the number of the Act.',
    now: ({ game }) => `It is ${game.stasis.value} of ${game.stasis_threshold}.`,
  },
  stasisCard: {
    says: 'A card that is played in the streets instead of placing units. What is left in the hand is discarded after the deployment.',
    example: 'The highest Arête draws 8, the second 7; one Tyche buys one more.',
    now: compared('stasis_cards'),
  },
  strength: {
    says: 'What your YES or NO weighs: influence and support. Without a vote it is 0.',
    example: 'Arête 7 and a grant of 5: strength 12.',
    now: compared('strength'),
  },
  supremacy: {
    says: 'The faction with supremacy picks the Prytanis where several are first.',
    example: 'Three tied on Arête: its Archon names one of them, also itself if tied.',
    now: ({ game }) => {
      const name = named(game, game.supremacy);
      return name ? `The ${name} have it.` : 'Nobody has it.';
    },
  },
  support: {
    says: 'Strength for a time: grants, Heroes, the bonus of the race, and what cards and laws lend.',
    example: 'A Hero of 3 and a won race at Stasis 4: support 7.',
    now: compared('support'),
  },
  talents: {
    says: 'The money of Atlantis, to give and to bargain with.',
    example: 'The Royal Tombs pay what three dice show.',
    now: compared('talents'),
  },
  tyche: {
    says: 'Luck that can be spent: one buys a Stasis card, or one more die for a throw in battle.',
    example: 'Before a throw you trust one to Tyche: a fourth die is added.',
    now: compared('tyche'),
  },
  victoryPoint: {
    says: 'What the places held in the streets are worth. Who has the most changes an article of the constitution.',
    example: 'All five places of the Inner Ring count double: 10.',
  },
  wrath: {
    says: 'How angry the gods are with the whole city.',
    example: 'Holding the Temple of Poseidon or the Royal Tombs adds 1.',
    now: ({ game }) => `It is ${game.wrath.value}.`,
  },
};

/** All terms by their names. */
export const SORTED = (Object.keys(TERMS) as TermId[]).sort((a, b) =>
  nameOf(a).localeCompare(nameOf(b)),
);
