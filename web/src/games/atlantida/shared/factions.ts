import type { Coin } from '../../../ui/FactionDisc.svelte';
import { standsAlone } from '../../../ui/told.svelte';
import type { Pattern } from '../../../ui/PatternFill.svelte';
import { inkOn } from '../../../ui/colour';
import type { Faction, FactionRow } from '../../../wire/atlantida';
import { SEATS } from './spots';

/** A people as it is drawn: its coin, and in what its digits stand on its colour. */
export type People = Coin & { id: Faction; pattern: Pattern; ink: string };

export type Peoples = Record<Faction, People>;

/** The peoples by their ids, as the scenario has them; each bears the name of its king. */
export function peoples(rows: readonly FactionRow[]): Peoples {
  const one = (id: Faction): [Faction, People] => {
    const row = rows.find((row) => row.id === id);
    const colour = row?.colour ?? '#a69bae';
    const { name = id, emblem = 'meeple' } = row ?? {};
    standsAlone(name);
    return [id, { id, name, colour, emblem, pattern: patternOf(row), ink: inkOn(colour) }];
  };
  return Object.fromEntries(SEATS.map(one)) as Peoples;
}

const KNOWN: readonly Pattern[] = ['plain', 'stripes', 'dots', 'chevron', 'check', 'waves', 'bars'];

const patternOf = (row: FactionRow | undefined): Pattern =>
  KNOWN.find((one) => one === row?.pattern) ?? 'plain';
