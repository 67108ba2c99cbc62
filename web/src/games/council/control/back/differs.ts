import { listed } from '../../../../ui/format';
import type { CouncilView, FactionView, Figure, LogKind } from '../../../../wire/council';

type Key = 'arete' | 'strength' | 'horses' | 'tyche' | 'talents' | 'doom';

/** The figures of a faction that are set beside those of now, and their short names. */
export const FIGURES: [Key, string][] = [
  ['arete', 'Arête'],
  ['strength', 'Strength'],
  ['horses', 'Horses'],
  ['tyche', 'Tyche'],
  ['talents', 'Talents'],
  ['doom', 'Doom'],
];

export type Pair = { name: string; then: string; now: string; differs: boolean };
export type FactionPairs = { faction: FactionView; pairs: Pair[] };

/** The factions as they stood, each figure beside that of now. */
export function factionPairs(then: CouncilView, now: CouncilView): FactionPairs[] {
  return then.factions.map((faction) => {
    const today = now.factions.find(({ id }) => id === faction.id);
    const pairs = FIGURES.map(([key, name]) =>
      pair(name, shown(faction[key]), shown((today ?? faction)[key])),
    );
    return { faction, pairs };
  });
}

/** The city's own figures, and what lies before the council. */
export function cityPairs(then: CouncilView, now: CouncilView): Pair[] {
  const each = (name: string, read: (view: CouncilView) => string) =>
    pair(name, read(then), read(now));
  return [
    each('Prytanis', (view) => nameIn(view, view.prytanis)),
    each('Stasis', ({ stasis }) => shown(stasis)),
    each('Divine Wrath', ({ wrath }) => shown(wrath)),
    each('Doom', ({ doom }) => shown(doom)),
    each('Agenda', ({ agenda_count, agenda_full }) => `${agenda_count} of ${agenda_full}`),
    each('Laws', ({ laws }) => String(laws.length)),
    each('Before the council', docketWords),
    each('Race', raceWords),
    each('Vote', voteWords),
  ];
}

/** What a vote had come to; who voted how only where it had been revealed. */
function voteWords({ ballot }: CouncilView): string {
  if (!ballot) return 'none';
  if (ballot.result) return ballot.result.sentence;
  return `${ballot.label}: ${ballot.votes_in.length} of ${ballot.voters.length} in`;
}

function raceWords({ race, bids_in, step }: CouncilView): string {
  if (race) return race.verdict;
  return step === 'race' ? `${bids_in.length} locked` : 'none';
}

function docketWords({ docket }: CouncilView): string {
  return listed(docket.map(({ card }) => card.title)) || 'nothing';
}

const REVEALING: LogKind[] = ['race', 'vote', 'stasis', 'council'];

/** What everybody has read or seen since, in the log's own sentences; cards that were turned up last. */
export function seenSince(then: CouncilView, now: CouncilView): string[] {
  const last = Math.max(0, ...Object.keys(then.log).map(Number));
  const lines = Object.entries(now.log)
    .filter(([number, { kind }]) => Number(number) > last && REVEALING.includes(kind))
    .map(([, { text }]) => text);
  const cards = faceUp(now).filter((title) => !faceUp(then).includes(title));
  return cards.length > 0 ? [...lines, `Turned up: ${listed(cards)}.`] : lines;
}

function faceUp({ decks, docket }: CouncilView): string[] {
  return [...decks.flatMap(({ up }) => up?.title ?? []), ...docket.map(({ card }) => card.title)];
}

function nameIn({ factions }: CouncilView, id: string | null): string {
  return factions.find((faction) => faction.id === id)?.name ?? 'nobody';
}

function shown({ value }: Figure): string {
  return String(value);
}

function pair(name: string, then: string, now: string): Pair {
  return { name, then, now, differs: then !== now };
}
