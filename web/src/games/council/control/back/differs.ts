import { pair, type Beside, type Pair } from '../../../../hub/desk/back/beside';
import { listed, roman } from '../../../../ui/format';
import { calledAs } from '../../shared/counters';
import { phaseName } from '../../shared/phases';
import type { CouncilView, FactionView, Figure, LogKind } from '../../../../wire/council';
import { told } from '../../../../ui/told.svelte';
import { say } from '../texts';

type Key = 'arete' | 'strength' | 'horses' | 'tyche' | 'talents' | 'doom';

/** The figures of a faction that are set beside those of now. */
const FIGURES: Key[] = ['arete', 'strength', 'horses', 'tyche', 'talents', 'doom'];

/** The council as it stood, beside how it stands now. */
export const beside = (then: CouncilView, now: CouncilView): Beside => ({
  moment: say('past-moment', {
    act: roman(then.act),
    cycle: then.cycle,
    phase: phaseName(then.phase),
  }),
  pairs: cityPairs(then, now),
  rows: factionPairs(then, now),
});

/** The factions as they stood, each figure beside that of now. */
export function factionPairs(
  then: CouncilView,
  now: CouncilView,
): { player: FactionView; pairs: Pair[] }[] {
  return then.factions.map((faction) => {
    const today = now.factions.find(({ id }) => id === faction.id);
    const pairs = FIGURES.map((key) =>
      pair(
        calledAs(now, key, say(`past-${key}`)),
        shown(faction[key]),
        shown((today ?? faction)[key]),
      ),
    );
    return { player: faction, pairs };
  });
}

/** The city's own figures, and what lies before the council. */
export function cityPairs(then: CouncilView, now: CouncilView): Pair[] {
  const each = (name: string, read: (view: CouncilView) => string) =>
    pair(name, read(then), read(now));
  return [
    each(say('past-prytanis'), (view) => nameIn(view, view.prytanis)),
    each(say('past-stasis'), ({ stasis }) => shown(stasis)),
    each(say('past-wrath'), ({ wrath }) => shown(wrath)),
    each(calledAs(now, 'doom', say('past-doom')), ({ doom }) => shown(doom)),
    each(say('past-agenda'), ({ agenda_count: count, agenda_full: full }) =>
      say('past-count', { count, full }),
    ),
    each(say('past-laws'), ({ laws }) => String(laws.length)),
    each(say('past-docket'), docketWords),
    each(say('past-race'), raceWords),
    each(say('past-vote'), voteWords),
  ];
}

/** What a vote had come to; who voted how only where it had been revealed. */
function voteWords({ ballot }: CouncilView): string {
  if (!ballot) return say('past-no-vote');
  if (ballot.result) return told(ballot.result.sentence);
  const [count, all] = [ballot.votes_in.length, ballot.voters.length];
  return say('past-vote-open', { option: told(ballot.label), count, all });
}

function raceWords({ race, bids_in, step }: CouncilView): string {
  if (race) return told(race.verdict);
  return step === 'race' ? say('past-bids', { count: bids_in.length }) : say('past-no-race');
}

function docketWords({ docket }: CouncilView): string {
  return listed(docket.map(({ card }) => told(card.title))) || say('past-nothing');
}

const REVEALING: LogKind[] = ['race', 'vote', 'stasis', 'council'];

/** What everybody has read or seen since, in the log's own sentences; cards that were turned up last. */
export function seenSince(then: CouncilView, now: CouncilView): string[] {
  const last = Math.max(0, ...Object.keys(then.log).map(Number));
  const lines = Object.entries(now.log)
    .filter(([number, { kind }]) => Number(number) > last && REVEALING.includes(kind))
    .map(([, { text }]) => told(text));
  const cards = faceUp(now).filter((title) => !faceUp(then).includes(title));
  return cards.length > 0 ? [...lines, turnedUp(cards)] : lines;
}

const turnedUp = (cards: string[]) =>
  say('past-turned-up', { cards: listed(cards.map((card) => told(card))) });

function faceUp({ decks, docket }: CouncilView): string[] {
  return [...decks.flatMap(({ up }) => up?.title ?? []), ...docket.map(({ card }) => card.title)];
}

function nameIn({ factions }: CouncilView, id: string | null): string {
  const name = factions.find((faction) => faction.id === id)?.name;
  return name === undefined ? say('past-nobody') : told(name);
}

function shown({ value }: Figure): string {
  return String(value);
}
