import type { Told } from './told';
import type { CastRow } from '../../../wire/council';
import { clockWords } from './charts/scales';

export type Cell = string | number | null;

/** Rows as RFC 4180 has them. A text that a spreadsheet would take for a formula is made harmless. */
export function csv(rows: Cell[][]): string {
  return rows.map((row) => row.map(cell).join(',') + '\r\n').join('');
}

function cell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = /^[\s]*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Every vote, a row each; for each faction how it voted, with what strength and by whose hand. */
export function votesCsv({ story }: Told): string {
  const { factions, votes } = story;
  const head = ['Number', 'When', 'Matter', 'Put to the vote', 'Yes', 'No', 'Verdict', 'Reason'];
  const columns = factions.flatMap(({ name }) => [name, `${name}: strength`, `${name}: hand`]);
  const rows = votes.map((vote): Cell[] => {
    const cast = new Map(vote.casts.map((one) => [one.faction, one]));
    return [
      vote.number,
      vote.when,
      vote.title,
      vote.label,
      vote.yes,
      vote.no,
      vote.verdict,
      vote.sentence,
      ...factions.flatMap(({ id }) => castCells(cast.get(id))),
    ];
  });
  return csv([[...head, ...columns], ...rows]);
}

function castCells(cast: CastRow | undefined): Cell[] {
  return cast ? [cast.pick, cast.strength, cast.hand] : [null, null, null];
}

/** Every figure over time, a row for each change. */
export function figuresCsv({ story }: Told): string {
  const name = new Map(story.factions.map((one) => [one.id, one.name]));
  const rows = story.series.flatMap(({ key, faction, points }) =>
    points.map(({ at, value }): Cell[] => [
      Math.round(at / 1000),
      clockWords(at),
      key,
      faction === null ? 'The city' : (name.get(faction) ?? faction),
      value,
    ]),
  );
  rows.sort((a, b) => Number(a[0]) - Number(b[0]));
  return csv([['Seconds', 'Time', 'Figure', 'Whose', 'Value'], ...rows]);
}
