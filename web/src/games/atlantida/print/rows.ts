import { told } from '../../../ui/told.svelte';
import type { Aids, BuildingRow } from '../../../wire/atlantida';
import { ADVANCES, STATUES } from '../shared/advances';
import { CARDS } from '../shared/cards';
import { KINDS } from '../shared/icons';
import { LANDS } from '../shared/land';
import type { Row } from './Rows.svelte';
import { say } from './texts';

/** What stands on an aid, part by part. */
export type PartOf = { id: string; title: string; rows: Row[] };

function priceOf({ stone, gold }: BuildingRow): string {
  if (stone + gold === 0) return say('atl-print-free');
  return gold > 0 ? say('atl-print-both', { stone, gold }) : say('atl-print-stone', { stone });
}

export const sites = ({ sites }: Aids): Row[] =>
  sites.map(({ id, name, text }) => {
    return { id, icon: LANDS[id].icon, name: told(name), price: '', text: told(text) };
  });

export const buildings = ({ buildings }: Aids): Row[] =>
  buildings.map((row) => {
    const { id, name, text } = row;
    return { id, icon: KINDS[id].icon, name: told(name), price: priceOf(row), text: told(text) };
  });

export const advances = ({ advances }: Aids): Row[] =>
  advances.map(({ id, name, text, price }) => {
    const knows = say('atl-print-knowledge', { n: price });
    return { id, icon: ADVANCES[id].icon, name: told(name), price: knows, text: told(text) };
  });

export const statues = ({ statues }: Aids): Row[] =>
  statues.map(({ id, name, text }) => {
    return { id, icon: STATUES[id].icon, name: told(name), price: '', text: told(text) };
  });

export const events = ({ events }: Aids): Row[] =>
  events.map(({ id, name, text }) => {
    return { id, icon: CARDS[id].icon, name: told(name), price: '', text: told(text) };
  });

/** Parts that hold anything, under their headings. */
export const partsOf = (aids: Aids): PartOf[] =>
  Object.entries({ sites, buildings, advances, statues, events })
    .map(([id, of]) => ({ id, title: say(`atl-print-part-${id}`), rows: of(aids) }))
    .filter(({ rows }) => rows.length > 0);
