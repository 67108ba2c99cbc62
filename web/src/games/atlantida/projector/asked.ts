import type { AskedView, Faction, Stage, TableView } from '../../../wire/atlantida';
import { listed } from '../../../ui/format';
import { told } from '../../../ui/told.svelte';
import { cardName, factionName, placeName, who } from '../shared/names';
import { say } from './texts';

/** What the view may tell beyond its types: whose phase it is, who has sealed. */
type More = { phase?: Faction | null; sealed?: Faction[] };

const more = (game: TableView): AskedView & More => game.asked;

export const awaited = (game: TableView): Faction[] => game.asked.duties.map((one) => one.faction);

/** Whose phase it is; nobody's while all play at once or somebody else is asked. */
export function playing(game: TableView): Faction | null {
  const { asked, battle } = game;
  const said = more(game).phase;
  if (said) return said;
  if (battle) return battle.attacker;
  const [first] = asked.duties;
  return asked.together || asked.stage === 'over' ? null : (first?.faction ?? null);
}

/** How a player stands to what is asked. */
export type Standing = 'moving' | 'asked' | 'sealed' | 'done' | 'away' | 'steward' | 'gave-up' | '';

export function standing(game: TableView, faction: Faction, online: boolean): Standing {
  const player = game.players.find((one) => one.faction === faction);
  if (player?.gave_up) return 'gave-up';
  const { asked, battle } = game;
  const sealed = battle?.locked ?? more(game).sealed ?? [];
  const asks = awaited(game).includes(faction);
  if (sealed.includes(faction) && !(asks && !battle)) return 'sealed';
  if (asks) return asked.stage === 'movement' && !battle ? 'moving' : 'asked';
  if (player?.absent) return 'steward';
  if (!online) return 'away';
  return asked.done.includes(faction) ? 'done' : '';
}

/** Who is lit: whoever the table waits for. */
export const lit = (game: TableView, faction: Faction): boolean =>
  game.asked.stage !== 'over' && game.asked.stage !== 'lobby' && awaited(game).includes(faction);

const PHASES: Record<Stage, string> = {
  lobby: 'atl-phase-lobby',
  statues: 'atl-phase-statues',
  order: 'atl-phase-order',
  movement: 'atl-phase-movement',
  zeus: 'atl-phase-zeus',
  compass: 'atl-phase-compass',
  improvement: 'atl-phase-improvement',
  sinking: 'atl-phase-sinking',
  boarding: 'atl-phase-boarding',
  over: 'atl-phase-over',
};

/** "Movement": what is played. */
export const phaseName = (stage: Stage): string => say(PHASES[stage]);

const ASKS: Record<Exclude<Stage, 'lobby' | 'over'>, string> = {
  statues: 'atl-asks-statues',
  order: 'atl-asks-order',
  movement: 'atl-asks-movement',
  zeus: 'atl-asks-zeus',
  compass: 'atl-asks-compass',
  improvement: 'atl-asks-improvement',
  sinking: 'atl-asks-sinking',
  boarding: 'atl-asks-boarding',
};

/** What is asked of whom, in one sentence. */
export function asks(game: TableView): string {
  const { asked, aids, battle, result } = game;
  if (result) return over(game);
  const names = awaited(game).map((one) => factionName(aids, one));
  if (asked.stage === 'lobby' || asked.stage === 'over') return say('atl-asks-lobby');
  if (battle && names.length > 0)
    return say('atl-asks-battle', { who: listed(names), n: names.length });
  const [first] = awaited(game);
  if (first === undefined) return '';
  if (asked.together && names.length > 1)
    return say('atl-asks-together', { done: asked.done.length, all: game.players.length });
  const event = game.board.track[game.board.turn - 1]?.card;
  const what = event ? cardName(aids, event) : '';
  return say(ASKS[asked.stage], { who: who(aids, first), event: what });
}

function over({ aids, result }: TableView): string {
  const won = result?.places.filter((one) => one.place === 1).map((one) => one.faction) ?? [];
  const names = won.map((one) => factionName(aids, one));
  return say('atl-asks-over', { who: listed(names), n: names.length });
}

/** The sites by the hexes in which they are, for `placeName`. */
export const sitesOf = ({ board }: TableView) =>
  new Map(board.hexes.map((hex) => [hex.id, hex.site]));

/** What is fought for: "the Mine", "the city of Mestor". */
export function prizeName(game: TableView, prize: 'plunder' | { held: string }, defender: Faction) {
  if (prize === 'plunder') return say('atl-prize-city', { who: who(game.aids, defender) });
  return placeName(sitesOf(game), prize.held);
}

/** The last sentences of the log, the latest first. */
export const lastSaid = (game: TableView, count: number): { number: number; words: string }[] =>
  game.log.slice(0, count).map(({ number, text }) => ({ number, words: told(text) }));
