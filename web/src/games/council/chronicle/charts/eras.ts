import { roman } from '../../../../ui/format';
import type { Moment } from '../../../../wire/council';
import { say } from '../texts';
import { actsOf } from './day';
import type { Scale } from '../../shared/charts/scales';

/** A cycle of the council: what people remember a day by, which hours on a clock are not. */
export type Era = { at: number; entry: number; act: number; cycle: number };

/** The cycles of the day in their order, each with the Act that it began in. */
export function erasOf(moments: Moment[]): Era[] {
  const acts = actsOf(moments, 0);
  return moments
    .filter(({ kind }) => kind === 'cycle')
    .map(({ at, entry, number }) => ({
      at,
      entry,
      act: acts.filter((act) => act.at <= at).at(-1)?.act ?? 1,
      cycle: number ?? 0,
    }))
    .filter(({ cycle }, n, all) => cycle > 0 && all[n - 1]?.cycle !== cycle);
}

/** In which cycle something was; none before the first. */
export function eraAt(eras: Era[], at: number): Era | undefined {
  return eras.filter((era) => era.at <= at).at(-1);
}

/** In which cycle an entry of the journal was. */
export function eraOf(eras: Era[], entry: number): Era | undefined {
  return eras.filter((era) => era.entry <= entry).at(-1);
}

/** "Act I, cycle 3"; "Act I" before the first cycle. */
export function eraWords(era: Pick<Era, 'act' | 'cycle'> | undefined): string {
  const act = roman(era?.act ?? 1);
  return era && era.cycle > 0 ? say('era', { act, cycle: era.cycle }) : say('era-act', { act });
}

/** The same for a narrow column: "I · 3". */
export function eraMark(era: Era | undefined): string {
  return era ? `${roman(era.act)} · ${era.cycle}` : 'I';
}

/** The cycles that an axis has room for, none nearer to another than `gap`. */
export function eraTicks(eras: Era[], x: Scale, gap: number): Era[] {
  const ticks: Era[] = [];
  for (const era of eras) {
    const before = ticks.at(-1);
    if (!before || x(era.at) - x(before.at) >= gap) ticks.push(era);
  }
  return ticks;
}
