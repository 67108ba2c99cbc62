import type { Reveal } from '../../../hub/seals/reveal';
import { named, told } from '../../../ui/told.svelte';
import type {
  BallotView,
  BattleView,
  Command,
  CouncilView,
  ElectionResult,
  Pick,
  RaceView,
} from '../../../wire/council';
import { say } from './texts';

const picked = (pick: Pick) => say(`locked-${pick}`);
const horses = (n: number) => say('locked-horses', { n });
const dice = (n: number) => say('locked-dice', { n });

/** What a command locks in secret: in the words that its seal has for it, and for people. */
export function choiceOf(
  command: Command,
  nameOf: (faction: string) => string,
): { choice: string; words: string } | null {
  switch (command.do) {
    case 'lock_bid':
      return { choice: String(command.horses), words: horses(command.horses) };
    case 'vote':
      return { choice: command.pick, words: picked(command.pick) };
    case 'elect':
      return { choice: command.faction ?? '', words: elected(command.faction, nameOf) };
    case 'spend_tyche':
      return { choice: String(command.dice), words: dice(command.dice) };
    default:
      return null;
  }
}

function elected(faction: string | null, nameOf: (faction: string) => string): string {
  if (faction === null) return say('locked-nobody');
  return say('locked-faction', { who: named(nameOf(faction)) });
}

export function raceReveal(race: RaceView | null): Reveal | null {
  if (!race?.question) return null;
  const choices = race.bids.map(({ faction, horses: number, hand, seal }) => {
    return { seat: faction, choice: String(number), words: horses(number), hand, seal };
  });
  return { question: race.question, what: say('secret-race'), choices };
}

export function voteReveal(ballot: BallotView | null): Reveal | null {
  const result = ballot?.result;
  if (!result?.question) return null;
  const choices = result.picks.map(({ faction, pick, hand, seal }) => {
    return { seat: faction, choice: pick, words: picked(pick), hand, seal };
  });
  const what = say('secret-vote', { title: told(ballot?.title ?? '') });
  return { question: result.question, what, choices };
}

export function electionReveal(
  result: ElectionResult | null,
  nameOf: (faction: string) => string,
): Reveal | null {
  if (!result?.question) return null;
  const choices = result.picks.map(({ faction, pick, hand, seal }) => {
    return { seat: faction, choice: pick ?? '', words: elected(pick, nameOf), hand, seal };
  });
  return { question: result.question, what: say('secret-election'), choices };
}

export function tycheReveal(battle: BattleView | null): Reveal | null {
  if (!battle?.question) return null;
  const choices = battle.sides.map(({ faction, tyche, hand, seal }) => {
    const number = tyche ?? 0;
    return { seat: faction, choice: String(number), words: dice(number), hand, seal };
  });
  return { question: battle.question, what: say('secret-dice'), choices };
}

/** All secret choices that are shown now. */
export function reveals(game: CouncilView): Reveal[] {
  const nameOf = (id: string) => game.factions.find((faction) => faction.id === id)?.name ?? id;
  return [
    electionReveal(game.election?.result ?? null, nameOf),
    raceReveal(game.race),
    voteReveal(game.ballot),
    tycheReveal(game.streets?.battle ?? null),
  ].filter((reveal) => reveal !== null);
}

/** How a secret choice is called that is not shown any more, by what its question begins with. */
const KINDS = {
  race: 'secret-race',
  vote: 'secret-some-vote',
  election: 'secret-election',
  tyche: 'secret-dice',
};

/** What was asked in secret, by the name that the rules have for the question: "vote 24". */
export function secretOf(game: CouncilView, question: string): string {
  const shown = reveals(game).find((reveal) => reveal.question === question);
  const kind = Object.entries(KINDS).find(([kind]) => question.startsWith(`${kind} `));
  return shown?.what ?? (kind ? say(kind[1]) : question);
}
