import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';

import { emblems } from './build/emblems.ts';
import { letters } from './build/letters.ts';
import { texts } from './build/texts.ts';

/**
 * A page in one file with everything in it, which asks nobody for anything: `--mode print` builds the
 * printed sheets, `--mode chronicle` the chronicle.
 */
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), texts(), emblems(), letters({ alone: true }), viteSingleFile()],
  build: {
    outDir: 'dist',
    // The other pages lie there already.
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: { polyfill: false },
    target: ['es2020', 'chrome87', 'safari14', 'firefox85'],
    chunkSizeWarningLimit: Infinity,
    rolldownOptions: { input: `${mode}.html` },
  },
}));
