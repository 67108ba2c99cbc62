import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import type { Plugin } from 'vite';

const ALL = 'virtual:emblems';
const SHARD = 'virtual:emblems/';
const SHARDS = 64;
/** What src/ui/emblems.ts shows for a name that it cannot find. */
const FALLBACK = 'amphora';

/** What a page in one file carries: the whole set, or what screens and shipped decks name. */
export type Carried = 'all' | 'shipped';

type IconSet = {
  icons: Record<string, { body: string }>;
  aliases: Record<string, { parent: string }>;
};

/** The shard that holds a name; src/ui/emblems.ts finds it by the same sum. */
function shardOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
  return sum % SHARDS;
}

function bodies(): Map<string, string> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const set = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
  const all = new Map(Object.entries(set.icons).map(([name, { body }]) => [name, body]));
  for (const [name, { parent }] of Object.entries(set.aliases)) {
    const body = all.get(parent);
    if (body) all.set(name, body);
  }
  return all;
}

function filesUnder(folder: string, ending: RegExp): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
    return entries
      .filter((e) => e.isFile() && ending.test(e.name))
      .map((e) => join(e.parentPath, e.name));
  } catch {
    return [];
  }
}

function bodiesOf(names: string[], all: Map<string, string>): string {
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, all.get(name)])));
}

/** The names that these files write down. */
function namesIn(files: string[], pattern: RegExp, all: Map<string, string>): string[] {
  const names = new Set<string>();
  for (const file of files) {
    for (const [, name] of readFileSync(file, 'utf8').matchAll(pattern)) {
      if (name && all.has(name)) names.add(name);
    }
  }
  return [...names].sort();
}

const IN_SCREENS = /(?:emblem|icon|Emblem name)(?:=|: ?)['"]([a-z0-9-]+)['"]/g;
const IN_DECKS = /emblem\s*=\s*"([a-z0-9-]+)"/g;

/** What a screen needs at once: its own icons and the factions'; and what it needs soon: the cards'. */
function namesInUse(all: Map<string, string>): { now: string[]; soon: string[] } {
  const screens = filesUnder(join(import.meta.dirname, '../src'), /\.(svelte|ts)$/);
  const decks = filesUnder(join(import.meta.dirname, '../../decks'), /\.toml$/);
  const scenarios = decks.filter((file) => file.endsWith('scenario.toml'));
  const now = new Set([...namesIn(screens, IN_SCREENS, all), ...namesIn(scenarios, IN_DECKS, all)]);
  const soon = namesIn(decks, IN_DECKS, all).filter((name) => !now.has(name));
  return { now: [...now], soon };
}

/**
 * For a page in one file: all that screens and decks name at once, and, if it is to carry all, the rest
 * of the set packed into one text.
 */
function inOneFile(all: Map<string, string>, carried: Carried): string {
  const { now, soon } = namesInUse(all);
  const used = new Set([...now, ...soon, FALLBACK]);
  const module = [
    `export const known = ${bodiesOf([...used], all)};`,
    'export const soon = () => Promise.resolve({ default: {} });',
  ];
  if (carried === 'shipped') {
    const fallback = `{ default: { '${FALLBACK}': known['${FALLBACK}'] } }`;
    return [...module, `export const shards = [() => Promise.resolve(${fallback})];`].join('\n');
  }
  const rest = [...all.keys()].filter((name) => !used.has(name));
  const packed = gzipSync(bodiesOf(rest, all), { level: 9 }).toString('base64');
  return [
    ...module,
    `const packed = '${packed}';`,
    'async function unpack() {',
    '  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));',
    "  const text = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));",
    '  return { default: JSON.parse(await new Response(text).text()) };',
    '}',
    'let rest;',
    'export const shards = [() => (rest ??= unpack())];',
  ].join('\n');
}

/**
 * The game-icons set for the screens: the icons of screens and factions in one small module, those of
 * the shipped cards in another that follows at once, and every other name in one of 64 modules that
 * load when somebody writes a card with it. A page in one file carries them itself.
 */
export function emblems({ carried }: { carried?: Carried } = {}): Plugin {
  let all: Map<string, string> | undefined;
  return {
    name: 'prytaneion-emblems',
    resolveId: (id) => (id.startsWith(ALL) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${ALL}`)) return undefined;
      all ??= bodies();
      if (carried) return inOneFile(all, carried);
      if (id === `\0${ALL}`) {
        const loaders = Array.from({ length: SHARDS }, (_, n) => `() => import('${SHARD}${n}')`);
        return [
          `export const known = ${bodiesOf(namesInUse(all).now, all)};`,
          `export const soon = () => import('${SHARD}decks');`,
          `export const shards = [${loaders.join(',')}];`,
        ].join('\n');
      }
      if (id === `\0${SHARD}decks`) return `export default ${bodiesOf(namesInUse(all).soon, all)};`;
      const shard = Number(id.slice(SHARD.length + 1));
      const names = [...all.keys()].filter((name) => shardOf(name) === shard);
      return `export default ${bodiesOf(names, all)};`;
    },
  };
}
