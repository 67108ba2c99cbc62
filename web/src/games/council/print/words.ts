import { told, type Text } from '../../../ui/told.svelte';
import type { FactionSheet, SheetsView, Value } from '../../../wire/council';
import { calledAs, isLeftOut } from '../shared/counters';
import { say } from './texts';

/** The paragraphs of a text, which an empty line parts. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/** A faction's figures at the start; what few have is named only where they have it. */
export function figuresOf(
  faction: FactionSheet,
  sheets: Pick<SheetsView, 'counters'>,
): { name: string; value: string }[] {
  const { arete, tyche, horses, talents, doom, projects } = faction;
  const rare = Object.entries({ doom, projects }).filter(([, value]) => value !== 0);
  const all = [...Object.entries({ arete, tyche, horses, talents }), ...rare];
  const figures = all.filter(([key]) => !isLeftOut(sheets, key));
  return [
    { name: say('figure-citizen'), value: say(faction.citizen ? 'figure-yes' : 'figure-no-vote') },
    ...figures.map(([key, value]) => ({
      name: calledAs(sheets, key, say(`figure-${key}`)),
      value: String(value),
    })),
  ];
}

/** "1 h 10 min", "25 min", "no clock". */
export function length(minutes: number): string {
  if (minutes === 0) return say('time-none');
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return say('time-minutes', { minutes });
  if (rest === 0) return say('time-hours', { hours });
  return say('time', { hours, minutes: rest });
}

/** A ruling's value in words. */
export function ruled(value: Value, choices: { word: string; text: Text }[]): string {
  return told(choices.find(({ word }) => word === value)?.text ?? String(value));
}

/** Effects one after another in a line; a number stays with what it counts. */
export function inLine(effects: string[]): string {
  const parted = effects.map((effect, n) => {
    if (n === effects.length - 1) return effect;
    return effect.endsWith('.') ? `${effect} ` : `${effect} · `;
  });
  return parted.join('').replace(/ (?=[+−]\d)/g, '\u00a0');
}

/** A card's default: what is told of it, and what it does. */
export function toldAndDone(lines: string[]): { told: string[]; done: string[] } {
  const first = lines.findIndex((line) => !line.endsWith('.'));
  const at = first < 0 ? lines.length : first;
  return { told: lines.slice(0, at), done: lines.slice(at) };
}
