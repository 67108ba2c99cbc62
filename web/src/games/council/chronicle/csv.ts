import { locale } from '../../../ui/language.svelte';
import { told } from '../../../ui/told.svelte';
import type { CastRow } from '../../../wire/council';
import { calledAs } from '../shared/counters';
import { clockWords } from './charts/sizes';
import { say } from './texts';
import type { Told } from './told';

export type Cell = string | number | null;

/**
 * Rows as RFC 4180 has them, as a spreadsheet of the page's language opens them: where decimals have a comma, a semicolon
 * stands between cells. A text that a spreadsheet would take for a formula is made harmless.
 */
export function csv(rows: Cell[][]): string {
  const decimal = (1.5).toLocaleString(locale()).charAt(1);
  const between = decimal === ',' ? ';' : ',';
  return rows.map((row) => row.map((one) => cell(one, decimal)).join(between) + '\r\n').join('');
}

function cell(value: Cell, decimal: string): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', decimal);
  const safe = /^[\s]*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",;\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const VOTES = ['number', 'when', 'matter', 'label', 'yes', 'no', 'verdict', 'reason'];
const FIGURES = ['seconds', 'time', 'figure', 'whose', 'value'];

/** Every vote, a row each; for each faction how it voted, with what strength and by whose hand. */
export function votesCsv({ story }: Told): string {
  const { factions, votes } = story;
  const columns = factions.flatMap(({ name }) => {
    const faction = told(name);
    return [faction, say('csv-strength', { faction }), say('csv-hand', { faction })];
  });
  const rows = votes.map((vote): Cell[] => {
    const cast = new Map(vote.casts.map((one) => [one.faction, one]));
    return [
      vote.number,
      told(vote.when),
      told(vote.title),
      told(vote.label),
      vote.yes,
      vote.no,
      say(`verdict-${vote.verdict}`),
      told(vote.sentence),
      ...factions.flatMap(({ id }) => castCells(cast.get(id))),
    ];
  });
  return csv([[...VOTES.map((of) => say(`csv-${of}`)), ...columns], ...rows]);
}

function castCells(cast: CastRow | undefined): Cell[] {
  if (!cast) return [null, null, null];
  return [say(`pick-${cast.pick}`), cast.strength, say(`hand-${cast.hand}`)];
}

/** Every figure over time, a row for each change. */
export function figuresCsv({ story }: Told): string {
  const name = new Map(story.factions.map((one) => [one.id, one.name]));
  const rows = story.series.flatMap(({ key, faction, points }) =>
    points.map(({ at, value }): Cell[] => [
      Math.round(at / 1000),
      clockWords(at),
      calledAs(story, key, say(`figure-${key}`)),
      faction === null ? say('csv-city') : told(name.get(faction) ?? faction),
      value,
    ]),
  );
  rows.sort((a, b) => Number(a[0]) - Number(b[0]));
  return csv([FIGURES.map((of) => say(`csv-${of}`)), ...rows]);
}
