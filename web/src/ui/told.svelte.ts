import { SvelteMap } from 'svelte/reactivity';

import { listed } from './format';
import { language, Name, type Form, type Language, type Say, type Values } from './language.svelte';
import type { Part } from './part.svelte';

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

/** A message that came with what is filled in: the server names it, and each device writes it. */
export type Said = { say: string; with?: Record<string, Filling> };
/** What is read: a message, or words as somebody wrote them. */
export type Text = string | Said;
type Filling = number | string | Said | { name: string } | Joined | Filling[];
/** Several, between any two of which stands what the message `by` has between its two. */
type Joined = { all: Filling[]; by: string };

/** The catalogues in which a message of the server may stand. */
const tellers: Say[] = [];

/** From now on messages of the server are looked for in this catalogue too. */
export const tellFrom = (say: Say): void => void tellers.push(say);

/** Catalogues that are fetched when a message stands in none of those that are there. */
const late: Part<unknown>[] = [];

/** From now on a message that stands in no catalogue yet brings this part, which has one more. */
export const tellFromPart = (part: Part<unknown>): void => void late.push(part);

/**
 * What the server tells, in the device's language: one of its messages, or a text of the scenario, a name among
 * them; as it was written where nobody translated it, or where Control wrote it. Who asks for a text of the
 * scenario shows that it may read it: a device is told nothing else.
 */
export function told(text: Text): string {
  if (typeof text === 'string')
    return standsReady(text) ? told({ say: text }) : curled(translation(text)?.text ?? text);
  const values = filled(text.with ?? {});
  for (const say of tellers) {
    const written = say(text.say, values);
    if (written !== text.say) return curled(written);
  }
  // Whoever looks at a part asks for it.
  return late.some((part) => part.what === null && !part.failed) ? '' : text.say;
}

/** Whether Control touched this phrase instead of writing it: it came by the name of its message. */
export const standsReady = (text: string): boolean => text.startsWith('usual-');

/** Words that somebody wrote, or touched where they stood ready, as they read here. What was written nobody translates. */
export const written = (text: string): string => (standsReady(text) ? told(text) : text);

/** Apostrophes as they are printed: whoever writes a scenario types them straight. */
const curled = (text: string) => (text.includes("'") ? text.replace(/(\S)'(?=\S)/g, '$1’') : text);

/** A number with the parts that it adds up from, as the server tells it. */
export type Figure = { value: number; parts: { label: Text; by: number }[] };

/** A figure whose parts are called as the device's language calls them. */
export const toldFigure = ({ value, parts }: Figure) => ({
  value,
  parts: parts.map(({ label, by }) => ({ label: told(label), by })),
});

/** Whether two say the same: each view brings its messages anew. */
export const same = (one?: Text | null, other?: Text | null): boolean =>
  told(one ?? '') === told(other ?? '');

function filled(all: Record<string, Filling>): Values {
  return Object.fromEntries(Object.entries(all).map(([key, one]) => [key, value(one)]));
}

/** Several names, which a message bends like one. */
class Names extends Name {
  readonly #all: Name[];

  constructor(all: Name[]) {
    super(listed(all.map(String)));
    this.#all = all;
  }

  override in(form: Form): string {
    return listed(this.#all.map((one) => one.in(form)));
  }

  override toString(): string {
    return this.value;
  }
}

function value(one: Filling): string | number | Name {
  if (typeof one === 'number') return one;
  if (Array.isArray(one)) return several(one.map(value));
  if (typeof one === 'object' && 'all' in one) return joined(one);
  return typeof one === 'object' && 'name' in one ? named(one.name) : told(one);
}

function several(all: (string | number | Name)[]): string | Name {
  const names = all.filter((one) => one instanceof Name);
  return names.length > 0 && names.length === all.length
    ? new Names(names)
    : listed(all.map(String));
}

function joined({ all, by }: Joined): string {
  const between = told({ say: by, with: { before: '', next: '' } });
  return all.map((each) => value(each).toString()).join(between);
}

/** Names of one person or place, which have no article where nobody gave their cases. */
const alone: string[] = [];

/** These names stand by themselves: "Waiting for Atlas", not "for the Atlas". */
export function standsAlone(name: string): void {
  if (!alone.includes(name)) alone.push(name);
}

/** The name of a group with its cases, for a message. */
export function named(name: string): Name {
  const found = translation(name);
  const here = found?.text ?? name;
  const plain = { the: here, genitive: here, dative: here, accusative: here };
  return new Name(here, found?.forms ?? (alone.includes(name) ? plain : undefined));
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
