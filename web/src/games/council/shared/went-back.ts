import type { CouncilView } from '../../../wire/council/CouncilView';
import type { LogLine } from '../../../wire/council/LogLine';

type Told = Pick<CouncilView, 'log'>;

/** How the log says that the game was taken back. */
const SAYS_SO = /^Control (went|goes|has gone|took the game) back\b/;
const PLAIN = 'Control went back.';

/**
 * What to tell when Control took the game back between two views: the log's own sentence, or a plain
 * one; null when the game only went on. It went back when a line that was there is gone or is another
 * one, or when a new line says so.
 */
export function wentBack(before: Told, after: Told): string | null {
  const was = lines(before);
  const is = lines(after);
  const said = [...is].filter(
    ([number, line]) =>
      line.kind === 'control' && SAYS_SO.test(line.text) && fresh(was, number, line),
  );
  const newest = said.sort(([a], [b]) => b - a)[0]?.[1].text;
  if (newest) return newest;
  // Older lines than these only fell off the end.
  const oldest = is.size > 0 ? Math.min(...is.keys()) : 0;
  const gone = [...was].some(([number, line]) => number >= oldest && fresh(is, number, line));
  return gone ? PLAIN : null;
}

function lines({ log }: Told): Map<number, LogLine> {
  return new Map(
    Object.entries(log).flatMap(([number, line]) =>
      line ? [[Number(number), line] as const] : [],
    ),
  );
}

/** Whether that line is not among these. */
function fresh(among: Map<number, LogLine>, number: number, line: LogLine): boolean {
  const same = among.get(number);
  return same?.text !== line.text || same.at !== line.at;
}
