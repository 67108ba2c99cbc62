import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';

import { target } from './build/browsers.json' with { type: 'json' };
import { emblems } from './build/emblems.ts';
import { letters } from './build/letters.ts';
import { old } from './build/old.ts';
import { pressed } from './build/pressed.ts';
import { texts } from './build/texts.ts';

/**
 * A page in one file with everything in it, which asks nobody for anything: `--mode print` builds the
 * printed sheets, `--mode chronicle` the chronicle.
 */
export default defineConfig(({ mode }) => ({
  plugins: [
    svelte(),
    texts(),
    emblems(),
    letters({ alone: true }),
    old({ alone: true }),
    viteSingleFile(),
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
    rolldownOptions: { input: `${mode}.html` },
  },
}));
