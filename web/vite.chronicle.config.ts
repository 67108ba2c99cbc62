import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

import { target } from './build/browsers.json' with { type: 'json' };
import { emblems } from './build/emblems.ts';
import { letters } from './build/letters.ts';
import { old } from './build/old.ts';
import { onePage } from './build/one-game.ts';
import { pressed } from './build/pressed.ts';
import { texts } from './build/texts.ts';

/** In which file the texts of a language lie: those of a game with others of it, and those of its replay apart. */
function textsOf(id: string): string | null {
  const [, language] = /(\w+)\.ftl(\?\w+)?$/.exec(id) ?? [];
  if (language === undefined) return null;
  const [, game = 'hub'] = /\/(?:src\/games|server)\/(?!texts\/)(\w+)\//.exec(id) ?? [];
  return `${game}${id.includes('/projector/') ? '-replay' : ''}-${language}`;
}

/**
 * The chronicle as the server has it: what its reader looks at, and no more. Its parts are its own: shared with those of
 * the room's pages they would be many more, for these too.
 */
export default defineConfig({
  plugins: [
    svelte(),
    onePage('chronicle'),
    texts(),
    emblems(),
    letters({ alone: false }),
    old({ alone: false }),
    pressed({ brotli: true }),
  ],
  build: {
    outDir: 'dist',
    // The other pages lie there already.
    emptyOutDir: false,
    copyPublicDir: false,
    target,
    assetsInlineLimit: 0,
    manifest: '.vite/chronicle.json',
    rolldownOptions: {
      input: 'chronicle.html',
      output: {
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: textsOf, debugName: 'texts' }],
        },
      },
    },
  },
});
