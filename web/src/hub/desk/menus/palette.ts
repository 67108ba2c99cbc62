import type { Section } from '../act';

/** What the palette can find. */
export type Findable = { name: string; hint: string; section?: Section };

/** Small letters without accents: "Arête" is found by "arete", "Straße" by "strasse". */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’']/g, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ς/g, 'σ');
}

/** Whether a text holds every word that is sought, in any order. */
export function holds(text: string, sought: string): boolean {
  const all = folded(text);
  return folded(sought)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** Where the letters of `word` appear in `text` in order, however far apart: "exh" in "executioner". */
function scattered(word: string, text: string): boolean {
  let at = -1;
  for (const letter of word) {
    at = text.indexOf(letter, at + 1);
    if (at < 0) return false;
  }
  return true;
}

function wordScore(word: string, name: string, rest: string): number {
  if (name.startsWith(word)) return 100;
  if (name.includes(` ${word}`)) return 60;
  if (name.includes(word)) return 30;
  if (rest.includes(word)) return 12;
  return word.length > 2 && scattered(word, name) ? 4 : 0;
}

/** 0 when one of the words is not found at all. */
export function score(query: string, item: Findable): number {
  const words = folded(query).split(/\s+/).filter(Boolean);
  const name = folded(item.name);
  const rest = folded(`${item.hint} ${item.section?.name ?? ''}`);
  let sum = 0;
  for (const word of words) {
    const found = wordScore(word, name, rest);
    if (found === 0) return 0;
    sum += found;
  }
  return sum;
}

/** The best matches, best first; everything in its own order when nothing is typed. */
export function found<T extends Findable>(query: string, items: T[], most = 40): T[] {
  if (query.trim() === '') return items.slice(0, most);
  return items
    .map((item, place) => ({ item, place, score: score(query, item) }))
    .filter((hit) => hit.score > 0)
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .slice(0, most)
    .map((hit) => hit.item);
}
