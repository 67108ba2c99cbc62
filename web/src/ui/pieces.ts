import { Name, type Say, type Values } from './language.svelte';

/** A run of a sentence: within a tag, or outside of all. */
export type Piece = { tag: string | null; text: string };

const TAG = /<([a-z]+)\/>|<([a-z]+)>(.*?)<\/\2>/gs;
/** What stands for "<" in a value, so that nobody's name is taken for a tag. */
const OPENING = '\ue000';

/** The sentence in its runs. */
export function pieces(say: Say, message: string, values: Values): Piece[] {
  const text = say(message, harmless(values));
  const all: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(TAG)) {
    const [whole, alone, around, within] = found;
    if (found.index > from) all.push({ tag: null, text: text.slice(from, found.index) });
    all.push({ tag: alone ?? around ?? null, text: within ?? '' });
    from = found.index + whole.length;
  }
  if (from < text.length) all.push({ tag: null, text: text.slice(from) });
  return all.map(({ tag, text }) => ({ tag, text: text.replaceAll(OPENING, '<') }));
}

function harmless(values: Values): Values {
  const safe = (text: string): string => text.replaceAll('<', OPENING);
  const pairs = Object.entries(values).map(([key, value]) => {
    if (typeof value === 'number') return [key, value];
    if (typeof value === 'string') return [key, safe(value)];
    const forms = Object.entries(value.forms).map(([form, name]) => [form, safe(name)]);
    return [key, new Name(safe(value.value), Object.fromEntries(forms))];
  });
  return Object.fromEntries(pairs) as Values;
}
