import type { Reveal } from '../../../hub/seals/reveal';
import { counted } from '../../../ui/format';
import type {
  BallotView,
  BattleView,
  Command,
  CouncilView,
  ElectionResult,
  RaceView,
} from '../../../wire/council';

const PICKS = { yes: 'YES', no: 'NO', abstain: 'an abstention' };
const horses = (number: number) => (number === 0 ? 'no Horse' : counted(number, 'Horse'));
const dice = (number: number) =>
  number === 0 ? 'no Tyche die' : counted(number, 'Tyche die', 'Tyche dice');

/** What a command locks in secret: in the words that its seal has for it, and for people. */
export function choiceOf(
  command: Command,
  nameOf: (faction: string) => string,
): { choice: string; words: string } | null {
  switch (command.do) {
    case 'lock_bid':
      return { choice: String(command.horses), words: horses(command.horses) };
    case 'vote':
      return { choice: command.pick, words: PICKS[command.pick] };
    case 'elect':
      return { choice: command.faction ?? '', words: elected(command.faction, nameOf) };
    case 'spend_tyche':
      return { choice: String(command.dice), words: dice(command.dice) };
    default:
      return null;
  }
}

function elected(faction: string | null, nameOf: (faction: string) => string): string {
  return faction === null ? 'nobody' : `the ${nameOf(faction)}`;
}

export function raceReveal(race: RaceView | null): Reveal | null {
  if (!race?.question) return null;
  const choices = race.bids.map(({ faction, horses: number, hand, seal }) => {
    return { seat: faction, choice: String(number), words: horses(number), hand, seal };
  });
  return { question: race.question, what: 'the race', choices };
}

export function voteReveal(ballot: BallotView | null): Reveal | null {
  const result = ballot?.result;
  if (!result?.question) return null;
  const choices = result.picks.map(({ faction, pick, hand, seal }) => {
    return { seat: faction, choice: pick, words: PICKS[pick], hand, seal };
  });
  const what = `the vote on “${ballot?.title ?? ''}”`;
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
  return { question: result.question, what: 'the election', choices };
}

export function tycheReveal(battle: BattleView | null): Reveal | null {
  if (!battle?.question) return null;
  const choices = battle.sides.map(({ faction, tyche, hand, seal }) => {
    const number = tyche ?? 0;
    return { seat: faction, choice: String(number), words: dice(number), hand, seal };
  });
  return { question: battle.question, what: 'the Tyche dice', choices };
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
