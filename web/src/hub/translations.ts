import type { Translation, Translations } from '../wire/hub';
import type { Language } from '../ui/language.svelte';
import { translateWith } from '../ui/told.svelte';
import { HubError, hub } from './api';

/** What the server takes of texts at once, and less than it takes of bytes. */
const [TEXTS, BYTES] = [200, 48_000];
/** After so long whoever was not answered asks again. */
const AGAIN_MS = 5_000;
/** Answers that may be others in a moment, of those that say no. */
const PASSING = [408, 421, 429];

/** From now on texts of the scenario are asked of the server, for the table of this code; none without one. */
export function translateAt(code: string): void {
  translateWith(code === '' ? null : (to, texts) => ofTable(code, to, texts));
}

/** From now on texts of the scenario are what a page was filled with. */
export function translateFrom(all: Translations | undefined): void {
  translateWith(all ? (to, texts) => Promise.resolve(among(all[to] ?? {}, texts)) : null);
}

function among(
  known: { [text in string]?: Translation },
  texts: string[],
): Record<string, Translation> {
  const has = new Map(Object.entries(known));
  const found = texts.map((text) => [text, has.get(text)] as const);
  return Object.fromEntries(found.flatMap(([text, says]) => (says ? [[text, says]] : [])));
}

async function ofTable(
  code: string,
  to: Language,
  texts: string[],
): Promise<Record<string, Translation>> {
  try {
    const found = await Promise.all(parts(texts).map((part) => hub.translate(code, to, part)));
    return Object.assign({}, ...found) as Record<string, Translation>;
  } catch (error) {
    // Who is at no table has nothing translated, and is not counted among those who guess codes.
    if (error instanceof HubError && isNo(error.status)) return {};
    await new Promise((later) => setTimeout(later, AGAIN_MS));
    throw error;
  }
}

const isNo = (status: number): boolean =>
  status >= 400 && status < 500 && !PASSING.includes(status);

/** The texts in parts of which the server takes each. */
function parts(texts: string[]): string[][] {
  const all: string[][] = [];
  let [room, bytes] = [0, 0];
  for (const text of texts) {
    const size = new TextEncoder().encode(JSON.stringify(text)).length + 1;
    if (room === 0 || bytes < size) {
      all.push([]);
      [room, bytes] = [TEXTS, BYTES];
    }
    all.at(-1)?.push(text);
    [room, bytes] = [room - 1, bytes - size];
  }
  return all;
}
