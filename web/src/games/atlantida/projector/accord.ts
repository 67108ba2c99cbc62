import type { Faction, TableView } from '../../../wire/atlantida';
import type { Pause, Text } from '../../../wire/hub';
import { who } from '../shared/names';
import { say } from './texts';

/** A question that one seat asks all others. */
export type Question = {
  number: number;
  by: Faction;
  what: Text;
  undone: Text[];
  voters: Faction[];
  ends_at: number;
};

/** What seats agree on among themselves. */
export type Accord = { held: boolean; held_by: Faction | null; open: Question | null };

const accord = (game: TableView): Accord | undefined =>
  (game as TableView & { accord?: Accord }).accord;

/** What is asked of all, while it is open; how anybody votes is shown to nobody before it is decided. */
export const openQuestion = (game: TableView): Question | null => accord(game)?.open ?? null;

/** That somebody at the table stopped it, as the house says that a table stands still. */
export function stopped(game: TableView): Pause | null {
  const now = accord(game);
  if (!now?.held) return null;
  const reason = now.held_by
    ? say('atl-stopped-by', { who: who(game.aids, now.held_by) })
    : say('atl-asks-paused');
  return { owner: 'control', reason };
}
