import { build, type PluginOption } from 'vite';

/**
 * How the bundler cuts the pages while `game` is the only one: the chunk of each module. What several games share is cut
 * for all of them together otherwise, into more and smaller files for a phone that plays one.
 */
export async function chunksOf(
  game: string,
  { plugins, input }: { plugins: PluginOption[]; input: string[] },
): Promise<Map<string, string>> {
  const others = new RegExp(`import\\('\\./games/(?!${game}/)[^']*'\\)`, 'g');
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
    build: { write: false, minify: false, copyPublicDir: false, rolldownOptions: { input } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !('output' in first)) throw new Error('the pages were not built');
  const chunks = new Map<string, string>();
  for (const [n, part] of first.output.entries()) {
    if (part.type === 'chunk') part.moduleIds.forEach((id) => chunks.set(id, `${part.name}-${n}`));
  }
  return chunks;
}
