import { SvelteMap } from 'svelte/reactivity';

import { language, Name, type Form, type Language } from './language.svelte';

/** What a text of a scenario is in another language; with its cases where it is a name. */
export type Translation = { text: string; forms?: Partial<Record<Form, string>> };

/** Who translates the texts of the scenario that is played: those it has, by the text itself. */
type Translator = (to: Language, texts: string[]) => Promise<Record<string, Translation>>;

/** By the language and the text; null while it is asked for, and where there is none. */
const known = new SvelteMap<string, Translation | null>();
let translator = $state.raw<Translator | null>(null);
let wanted: string[] = [];

/** From now on this one is asked for texts of the scenario; what another one said is forgotten. */
export function translateWith(one: Translator | null): void {
  translator = one;
  known.clear();
}

/**
 * A text of the scenario, a name among them, in the device's language; as it was written where nobody
 * translated it, or where Control wrote it. Who asks for a text shows that it may read it: a device is told
 * nothing else.
 */
export const told = (text: string): string => translation(text)?.text ?? text;

/** The name of a group with its cases, for a message. */
export function named(name: string): Name {
  const found = translation(name);
  return new Name(found?.text ?? name, found?.forms);
}

function translation(text: string): Translation | null {
  if (language() === 'en' || text.trim() === '') return null;
  const found = known.get(key(language(), text));
  if (found === undefined && translator) want(text);
  return found ?? null;
}

const key = (to: Language, text: string): string => `${to} ${text}`;

/** All that a screen shows at once is asked for at once. */
function want(text: string): void {
  if (wanted.includes(text)) return;
  wanted.push(text);
  if (wanted.length === 1) queueMicrotask(() => void ask());
}

async function ask(): Promise<void> {
  const [texts, to, asked] = [wanted, language(), translator];
  wanted = [];
  if (!asked) return;
  for (const text of texts) known.set(key(to, text), null);
  try {
    const found = await asked(to, texts);
    if (translator !== asked) return;
    for (const text of texts) known.set(key(to, text), found[text] ?? null);
  } catch {
    // Asked again when it is next shown.
    for (const text of texts) known.delete(key(to, text));
  }
}
