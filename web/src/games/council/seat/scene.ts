import type { Answer } from '../../../hub/table.svelte';
import { explain, roman } from '../../../ui/format';
import type {
  Action,
  BallotView,
  CouncilView,
  FactionView,
  Group,
  MotionView,
  SeatView,
} from '../../../wire/council';
import { type Figure, named, same, type Text, told, toldFigure } from '../../../ui/told.svelte';
import { say } from './texts';

/** What a step's middle needs of its table, a seat's or an onlooker's. */
export type TableOfScene = {
  readonly code: string;
  readonly open: boolean;
  readonly running: boolean;
  /** What everybody sees of the table itself: who has taken a seat. */
  readonly view?: { table: { seats: { id: string; taken: boolean }[] } } | null;
  play: (command: unknown, forSeat?: string | null) => Promise<Answer>;
  remaining: (endsAt: number) => number;
};

/** Everything that a step's middle shows; onlookers have no faction and no view of their own. */
export type Scene = {
  table: TableOfScene;
  game: CouncilView;
  me: FactionView | null;
  own: SeatView | null;
};

/** The legal actions of these groups, in the server's order. */
export function actionsIn(own: SeatView | null, ...groups: Group[]): Action[] {
  return own?.actions.filter((action) => groups.includes(action.group)) ?? [];
}

/** Whether there is something to do besides what is asked. */
export const hasSides = (own: SeatView | null): boolean =>
  actionsIn(own, 'speak', 'hero', 'grant', 'second_look', 'veto').length > 0 || Boolean(own?.give);

export function factionOf(game: CouncilView, id: string | null): FactionView | undefined {
  return game.factions.find((faction) => faction.id === id);
}

/** Whom one may pick for Prytanis, each with the action that does it. */
export function candidatesIn(game: CouncilView, own: SeatView | null) {
  return actionsIn(own, 'prytanis').map((action) => {
    const id = action.command.do === 'pick_prytanis' ? action.command.faction : null;
    const faction = factionOf(game, id);
    const label = told(faction?.name ?? action.label);
    const verb = faction && say('chair-do', { who: named(faction.name) });
    return { action, faction, label, verb };
  });
}

export function nameOf(game: CouncilView, id: string | null): string {
  return factionOf(game, id)?.name ?? '';
}

/**
 * Names what is asked of everybody: a new question starts from a clean table. The deployment is one question
 * with a step for each turn; it forgets by itself what does not outlive a turn.
 */
export function questionOf(game: CouncilView, returns: number): string {
  if (game.step === 'deploy') return `deploy ${returns}`;
  return `${game.step_number} ${game.ballot?.number ?? 0} ${returns}`;
}

/** The motion of this number, as long as it is on the agenda. */
export function motionOf(game: CouncilView, id: number | null): MotionView | undefined {
  return game.agenda.find((motion) => motion.id === id);
}

/** "Act I · Cycle 2"; while the Archons are away or sit in Assembly, no cycle is under way. */
export function whereIn({ act, cycle, phase }: CouncilView): string {
  const sits = cycle > 0 && !['diplomacy', 'assembly'].includes(phase);
  return sits
    ? say('where-cycle', { act: roman(act), cycle })
    : say('where-act', { act: roman(act) });
}

/** Why a figure is what it is, as it is read here. */
export const why = (figure: Figure): string => explain(toldFigure(figure));

/** " (Article 3)" after what that article decides; nothing where no article or law decides it. */
export function because(game: CouncilView, what: string): string {
  const reason = game.reasons[what];
  return reason ? ` (${told(reason)})` : '';
}

/** The vote on the motion that the Assembly has just decided, while the next is not read yet. */
export function decided(game: CouncilView | null): BallotView | null {
  const ballot = game?.step === 'assembly' ? game.ballot : null;
  return ballot?.result && ballot.motion === game?.assembly?.last ? ballot : null;
}

/** Whether a verdict that stands on the page says these words already: it is inscribed where its battle or vote is. */
export function inscribed(game: CouncilView, words: Text): boolean {
  const carried = /outcome$/.test(game.step) && Boolean(game.ballot?.result);
  if (decided(game) !== null || (carried && same(words, game.headline))) return true;
  return same(words, game.streets?.battle?.verdict?.sentence);
}
