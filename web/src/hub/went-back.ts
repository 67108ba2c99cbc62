import { same as sameText, told, type Text } from '../ui/told.svelte';
import type { TableView } from '../wire/hub';

/** A line of a game's log; what Control did is of the kind `control`. */
type LogLine = { at: number; kind: string; text: Text };

/** What a view says of it. */
export type Told = {
  table: Pick<TableView, 'returns'>;
  game: { log: { [key in number]?: LogLine } };
};

/**
 * What to tell when Control took the game back between two views; null when the game only went on. The
 * words are the log's: its first new line of Control's since, as it was written; where it has none, `plainly`.
 */
export function wentBack(before: Told, after: Told, plainly: () => string): string | null {
  if (after.table.returns === before.table.returns) return null;
  const known = lines(before);
  const last = Math.max(0, ...known.map(({ at }) => at));
  // Going back brings older lines to light again, which the log had let go of.
  const since = lines(after).filter(({ at }) => at >= last);
  const said = since.find(
    (line) => line.kind === 'control' && !known.some((one) => same(one, line)),
  );
  return said ? told(said.text) : plainly();
}

/** In their order: numbers as keys come in theirs. */
function lines({ game }: Told): LogLine[] {
  return Object.values(game.log).flatMap((line) => line ?? []);
}

function same(one: LogLine, other: LogLine): boolean {
  return one.at === other.at && sameText(one.text, other.text);
}
