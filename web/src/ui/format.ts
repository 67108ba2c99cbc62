import { locale } from './language.svelte';
import { say } from './texts';

/** A number with the parts that it adds up from. */
export type Figure = { value: number; parts: { label: string; by: number }[] };

/** "12 = Arête 7 + Amazons’ grant 5"; "7 = Arête 9 − exile 2"; only the number when nothing explains it. */
export function explain({ value, parts }: Figure): string {
  return parts.length > 0 ? `${value} = ${sum(parts)}` : String(value);
}

/** "dice 12 + 2 mobs + 1 military unit (3)": what something adds up from. */
export function sum(parts: Figure['parts']): string {
  const words = parts.map(({ label, by }, n) => {
    const sign = by < 0 ? '− ' : n > 0 ? '+ ' : '';
    return sign + amount(label, Math.abs(by), parts.length === 1);
  });
  return words.join(' ');
}

function amount(label: string, by: number, alone: boolean): string {
  // A part that adds nothing is there to say why: "0 = not a citizen: no vote".
  if (by === 0) return label;
  if (!/\d/.test(label)) return `${label} ${by}`;
  // What is counted says itself how much it adds: "1 mob".
  if (Number.parseInt(label, 10) === by) return label;
  // Two numbers side by side would be read as one: "rank 7 of Arête (2)".
  return alone ? label : `${label} (${by})`;
}

/** "2:05" from milliseconds, rounded up so that 0:00 is the end and never shown before. */
export function clockTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** "Medes", "Medes and Tyrants", "Amazons, Medes and Tyrants". */
export function listed(names: string[]): string {
  if (names.length < 2) return names[0] ?? '';
  // In words of our own: Safari 14 has no such lists, and other browsers take long to make theirs ready.
  return say('listed', {
    others: names.slice(0, -1).join(', '),
    last: names[names.length - 1] ?? '',
  });
}

/** "I", "II", "III": the Acts and cycles of an inscription; plain figures from 40 on. */
export function roman(number: number): string {
  if (number < 1 || number > 39) return String(number);
  const units = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];
  return 'X'.repeat(Math.floor(number / 10)) + (units[number % 10] ?? '');
}

/** "1 Horse", "3 Horses". */
export function counted(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** "45 %", and "9.7 %" where a whole number would say too little. */
export function percent(share: number): string {
  return `${decimal(100 * share, share > 0.0995 ? 0 : 1)}\u00a0%`;
}

/** "9.7", "9,7": with so many digits after the language's own sign. */
export function decimal(number: number, digits: number): string {
  const written = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return number.toLocaleString(locale(), { ...written, useGrouping: false });
}
