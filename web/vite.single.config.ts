import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';

import { target } from './build/browsers.json' with { type: 'json' };
import { emblems } from './build/emblems.ts';
import { letters } from './build/letters.ts';
import { old } from './build/old.ts';
import { oneGame } from './build/one-game.ts';
import { pressed } from './build/pressed.ts';
import { texts } from './build/texts.ts';

/** Calls the page by its mode: another page of the same source is served. */
const called = (name: string): Plugin => ({
  name: 'prytaneion-called',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const [key, file] of Object.entries(bundle)) {
      if (file.type !== 'asset' || !key.endsWith('.html') || key === name) continue;
      Reflect.deleteProperty(bundle, key);
      this.emitFile({ type: 'asset', fileName: name, source: file.source });
    }
  },
});

/**
 * A page in one file with everything in it, which asks nobody for anything: `--mode print` builds the
 * printed sheets, `--mode chronicle-council` the chronicle of that game, as it is saved.
 */
export default defineConfig(({ mode }) => {
  const [page = mode, game] = mode.split('-');
  return {
    plugins: [
      svelte(),
      game === undefined ? [] : oneGame(game),
      texts(),
      emblems(),
      letters({ alone: true }),
      old({ alone: true }),
      viteSingleFile(),
      called(`${mode}.html`),
      pressed({ brotli: false }),
    ],
    build: {
      outDir: 'dist',
      // The other pages lie there already.
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: { polyfill: false },
      target,
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: { input: `${page}.html` },
    },
  };
});
