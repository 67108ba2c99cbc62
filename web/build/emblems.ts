import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { strToU8, zipSync } from 'fflate';
import type { Connect, Plugin } from 'vite';

/** A module that puts one icon at hand. */
const ONE = 'virtual:emblem/';
/** The whole set, for the server to take from what is asked for: an archive with a file for each two first letters. */
const FILE = 'emblems.zip';

type IconSet = {
  icons: Record<string, { body: string }>;
  aliases: Record<string, { parent: string }>;
};

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

const IN_SCREENS = /(?:emblem|icon|Emblem name)(?:=|: ?)['"]([a-z0-9-]+)['"]/g;

/** The icons that this text names. */
function namesIn(text: string, pattern: RegExp, all: Map<string, string>): string[] {
  const named = [...text.matchAll(pattern)].flatMap(([, name]) => (name ? [name] : []));
  return [...new Set(named)].filter((name) => all.has(name)).sort();
}

function pick(names: string[], all: Map<string, string>): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, all.get(name) ?? '']));
}

/**
 * The game-icons set for the screens. A module brings the icons that it names itself; those that content names
 * are asked of the server, all that a screen needs at once.
 */
export function emblems(): Plugin {
  const all = bodies();
  const atHand = join(import.meta.dirname, '../src/ui/at-hand.ts');
  const serve: Connect.NextHandleFunction = (request, response) => {
    const names = (request.url ?? '').slice(1).split(',');
    const known = names.filter((name) => all.has(name));
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(pick(known, all)));
  };
  return {
    name: 'prytaneion-emblems',
    resolveId: (id) => (id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${ONE}`)) return undefined;
      const name = id.slice(ONE.length + 1);
      const has = `has(${JSON.stringify(name)}, ${JSON.stringify(all.get(name))});`;
      return {
        code: `import { has } from ${JSON.stringify(atHand)};\n${has}`,
        moduleSideEffects: true,
      };
    },
    transform(code, id) {
      const file = id.split('?')[0] ?? id;
      if (id !== file || !/\/src\/.*\.(svelte|ts)$/.test(file)) return undefined;
      const names = namesIn(readFileSync(file, 'utf8'), IN_SCREENS, all);
      if (names.length === 0) return undefined;
      const imports = names.map((name) => `import '${ONE}${name}';`);
      // Behind the code, so that its lines stay where they are.
      return { code: `${code}\n${imports.join('\n')}`, map: null };
    },
    generateBundle() {
      const files: Record<string, Uint8Array> = {};
      for (const first of new Set([...all.keys()].sort().map((name) => name.slice(0, 2)))) {
        const names = [...all.keys()].filter((name) => name.startsWith(first)).sort();
        files[first] = strToU8(JSON.stringify(pick(names, all)));
      }
      // One moment for all, so that the same set is the same archive.
      const source = zipSync(files, { level: 9, mtime: '1980-01-01T12:00:00' });
      this.emitFile({ type: 'asset', fileName: FILE, source });
    },
    configureServer: (server) => void server.middlewares.use('/emblems', serve),
    configurePreviewServer: (server) => void server.middlewares.use('/emblems', serve),
  };
}
