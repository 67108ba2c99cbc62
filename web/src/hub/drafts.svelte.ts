import { SvelteMap } from 'svelte/reactivity';

import { byCode, write } from './storage';

/** By who writes, then by what it is for. */
type Words = { at: number; by: Record<string, Record<string, string>> };

const NAME = 'drafts';
const MOST_TABLES = 6;

const wordsAt = (code: string): Words['by'] => byCode<Words>(NAME)[code]?.by ?? {};

/** The tables at which nothing was written for longest are forgotten. */
function keepAt(code: string, by: Words['by']): void {
  const { [code]: _, ...others } = byCode<Words>(NAME);
  const latest = Object.entries(others)
    .sort(([, one], [, other]) => other.at - one.at)
    .slice(0, MOST_TABLES - 1);
  // Also within one millisecond, and where the clock was set back.
  const at = Math.max(Date.now(), (latest[0]?.[1].at ?? 0) + 1);
  const here: [string, Words][] = Object.keys(by).length > 0 ? [[code, { at, by }]] : [];
  write(NAME, JSON.stringify(Object.fromEntries([...latest, ...here])));
}

/**
 * What somebody has begun to write at a table, a seat or Control, by what it is for. The device keeps it through
 * reloads until it is sent or thrown away, which `delete` says.
 */
export class Drafts extends SvelteMap<string, string> {
  readonly #at: { code: string; who: string };

  constructor(code: string, who: string) {
    super();
    this.#at = { code, who };
    for (const [what, text] of Object.entries(wordsAt(code)[who] ?? {})) super.set(what, text);
  }

  override set(what: string, text: string): this {
    this.#keep(what, text);
    return super.set(what, text);
  }

  override delete(what: string): boolean {
    this.#keep(what, '');
    return super.delete(what);
  }

  #keep(what: string, text: string): void {
    const { code, who } = this.#at;
    const { [who]: mine = {}, ...others } = wordsAt(code);
    const { [what]: before = '', ...rest } = mine;
    if (before === text) return;
    const now = text === '' ? rest : { ...rest, [what]: text };
    keepAt(code, Object.keys(now).length > 0 ? { ...others, [who]: now } : others);
  }
}

/** Nothing that a seat began is kept any more: its key was given up. */
export function forgetDrafts(code: string, who: string): void {
  const { [who]: mine, ...others } = wordsAt(code);
  if (mine) keepAt(code, others);
}
