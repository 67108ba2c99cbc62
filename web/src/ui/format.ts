import type { Figure } from '../wire/council/Figure';

/** "12 = Arête 7 + Amazons’ grant 5"; "7 = Arête 9 − exile 2"; only the number when nothing explains it. */
export function explain(figure: Figure): string {
  const parts = figure.parts.map(({ label, by }, n) => {
    const sign = by < 0 ? '− ' : '+ ';
    // A part that adds nothing is there to say why: "0 = not a citizen: no vote".
    const amount = by === 0 ? label : `${label} ${Math.abs(by)}`;
    return n === 0 && by >= 0 ? amount : sign + amount;
  });
  return parts.length > 0 ? `${figure.value} = ${parts.join(' ')}` : String(figure.value);
}

/** "2:05" from milliseconds, rounded up so that 0:00 is the end and never shown before. */
export function clockTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** "Medes", "Medes and Tyrants", "Amazons, Medes and Tyrants". */
export function listed(names: string[]): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} and ${names[names.length - 1] ?? ''}`;
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
