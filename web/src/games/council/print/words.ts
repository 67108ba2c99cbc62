import { listed } from '../../../ui/format';
import type { FactionSheet, Value } from '../../../wire/council';

/** The paragraphs of a text, which an empty line parts. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/** A faction's figures at the start; what few have is named only where they have it. */
export function figuresOf(faction: FactionSheet): { name: string; value: string }[] {
  const { arete, tyche, horses, talents, doom, projects } = faction;
  const always = { Arête: arete, Tyche: tyche, Horses: horses, Talents: talents };
  const some = { Doom: doom, Megaprojects: projects };
  return [
    { name: 'Citizen', value: faction.citizen ? 'yes' : 'no vote' },
    ...Object.entries(always).map(([name, value]) => ({ name, value: String(value) })),
    ...Object.entries(some)
      .filter(([, value]) => value !== 0)
      .map(([name, value]) => ({ name, value: String(value) })),
  ];
}

/** "1 h 10 min", "25 min", "no clock". */
export function length(minutes: number): string {
  if (minutes === 0) return 'no clock';
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
}

/** A ruling's value in words. */
export function ruled(value: Value, choices: { word: string; text: string }[]): string {
  return choices.find(({ word }) => word === value)?.text ?? String(value);
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

/** The first few of many names, and how many more there are. */
export function someOf(names: string[], few = 5): string {
  if (names.length <= few + 1) return listed(names);
  return `${names.slice(0, few).join(', ')} and ${names.length - few} more`;
}
