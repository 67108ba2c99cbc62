import { told } from '../../../ui/told.svelte';
import type { SeatId } from '../../../wire/hub';
import { holds } from '../menus/palette';
import type { LogLine } from '../../views';

export type Sought = { kind: string | null; faction: SeatId | null; text: string };
export type Numbered = LogLine & { number: number };

/** The lines that match, the latest first. */
export function logLines(log: Record<number, LogLine>, filter: Sought): Numbered[] {
  return Object.entries(log)
    .map(([number, line]) => ({ ...line, number: Number(number) }))
    .filter((line) => filter.kind === null || line.kind === filter.kind)
    .filter((line) => filter.faction === null || line.factions.includes(filter.faction))
    .filter(({ text }) => holds(told(text), filter.text))
    .sort((a, b) => b.number - a.number);
}
