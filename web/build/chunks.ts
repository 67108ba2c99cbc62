import { build, type PluginOption, type Rolldown } from 'vite';

import { target } from './browsers.json' with { type: 'json' };

/** The game whose screens a module is of, by its path. */
const gameOf = (id: string) => /\/src\/games\/([^/]+)\//.exec(id)?.[1];

/**
 * Cuts what games share as if `light` were the only game, so that a phone which plays it loads the same few files
 * however many games there are. The bundler alone cuts it anew with every game, into more and smaller files. Builds the
 * pages of that game first to see how; then says the chunk of each module, or null where the bundler may choose.
 */
export async function chunksFor(
  light: string,
  { plugins, input }: { plugins: PluginOption[]; input: string[] },
): Promise<(id: string, context: Rolldown.ChunkingContext) => string | null> {
  const others = new RegExp(`import\\('\\./games/(?!${light}/)[^']*'\\)`, 'g');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'prytaneion-one-game',
        enforce: 'pre',
        transform: (code, id) =>
          id.endsWith('/src/games.ts')
            ? code.replace(others, 'Promise.reject(new Error())')
            : undefined,
      },
      ...plugins,
    ],
    build: {
      target,
      write: false,
      minify: false,
      copyPublicDir: false,
      rolldownOptions: { input },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !('output' in first)) throw new Error('the pages were not built');
  const chunks = new Map<string, { name: string; page: boolean }>();
  for (const [n, part] of first.output.entries()) {
    if (part.type !== 'chunk') continue;
    const chunk = { name: String(n), page: part.facadeModuleId !== null };
    part.moduleIds.forEach((id) => chunks.set(id, chunk));
  }
  return (id, context) => {
    const chunk = chunks.get(id);
    if (!chunk || gameOf(id)) return null;
    return !chunk.page || isLent(id, light, context) ? chunk.name : null;
  };
}

/** Whether another game than `light` needs this module. */
function isLent(id: string, light: string, context: Rolldown.ChunkingContext) {
  const seen = new Set([id]);
  for (const name of seen) {
    const module = context.getModuleInfo(name);
    if (!module || module.dynamicImporters.length > 0) continue;
    if ((gameOf(name) ?? light) !== light) return true;
    module.importers.forEach((importer) => seen.add(importer));
  }
  return false;
}
